/** Replaces providers' forms with the site's own in the configuration's source. With `feedAlone`, the blog shows only the feed. */
export function withDefaultForms(source: string, feedAlone: boolean): string {
  const forms = source.replace(/^ {2}embeds: \{$[\s\S]*?^ {2}\},$/m, (embeds) =>
    embeds.replace(/^( {4}(?:newsletter|contact|booking): )(?:'[^']*'|"[^"]*")/gm, "$1''"),
  );
  return feedAlone ? forms.replace(/^( {2}blog: )'\w+'/m, "$1'feed'") : forms;
}
