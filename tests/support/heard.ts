import { isSampleSite } from './owner/is-sample-site.ts';

/**
 * A snapshot of what is read aloud, as a page is held to it: to the letter while the site is nobody's. Once it has an owner, who
 * may have put other words, to the roles, states and order, and to there being words where the site has its own.
 */
export function heard(snapshot: string): string {
  return isSampleSite() ? snapshot : snapshot.split('\n').map(inAnyWords).join('\n');
}

/** A line of a snapshot with a pattern for its words; one that holds a colon stands in quotation marks as a whole. */
function inAnyWords(line: string): string {
  return line
    .replace(/^(\s*- )'(\w+) .*'(:?)$/, '$1$2 /.+/$3')
    .replace(/^(\s*- \w+) (?:"[^"]*"|\/.*\/)(?=$|:| \[)/, '$1 /.+/')
    .replace(/^(\s*- (?:paragraph|status)): .+$/, '$1: /.+/');
}
