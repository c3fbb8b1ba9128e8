/** Replaces providers' forms in the configuration's source by the site's own, and with `feedAlone` shows only the feed in the blog. */
export function withDefaultForms(source: string, feedAlone: boolean): string {
  const forms = source.replace(/^ {2}embeds: \{$[\s\S]*?^ {2}\},$/m, (embeds) =>
    embeds.replace(/^( {4}(?:newsletter|contact|booking): )(?:'[^']*'|"[^"]*")/gm, "$1''"),
  );
  return feedAlone ? forms.replace(/^( {2}blog: )'\w+'/m, "$1'feed'") : forms;
}
