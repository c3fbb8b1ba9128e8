import { isSampleSite } from './owner/is-sample-site.ts';

/**
 * Returns the snapshot to expect: to the letter on the sample site, and with any words in place of its own once an owner may
 * have changed them. Roles, states and order must always match.
 */
export function allowOwnWords(snapshot: string): string {
  return isSampleSite() ? snapshot : snapshot.split('\n').map(allowAnyWords).join('\n');
}

/** Replaces the words of a snapshot's line by a pattern. A line whose words contain a colon is quoted as a whole. */
function allowAnyWords(line: string): string {
  return line
    .replace(/^(\s*- )'(\w+) .*'(:?)$/, '$1$2 /.+/$3')
    .replace(/^(\s*- \w+) (?:"[^"]*"|\/.*\/)(?=$|:| \[)/, '$1 /.+/')
    .replace(/^(\s*- (?:paragraph|status)): .+$/, '$1: /.+/');
}
