/**
 * The configuration's source with the site's own forms in place of a provider's, and with `feedAlone` a blog that shows the
 * connected feed alone.
 */
export function withStandIns(source: string, feedAlone: boolean): string {
  const forms = source.replace(/^ {2}embeds: \{$[\s\S]*?^ {2}\},$/m, (embeds) =>
    embeds.replace(/^( {4}(?:newsletter|contact|booking): )(?:'[^']*'|"[^"]*")/gm, "$1''"),
  );
  return feedAlone ? forms.replace(/^( {2}blog: )'\w+'/m, "$1'feed'") : forms;
}
