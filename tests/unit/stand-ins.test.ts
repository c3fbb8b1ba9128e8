import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../src/site.config.ts';
import { withStandIns } from '../support/owner/stand-ins.ts';

// Journeys go through an owner's site with the site's own forms in place of a provider's.

const source = readFileSync('src/site.config.ts', 'utf8').replace(/^( {2}blog: )'\w+'/m, "$1'feed'");
const own = withStandIns(source, true);

test('the embedded forms are the site’s own, whatever an owner has pasted; their emails stay', () => {
  const connected = own.replace(
    /^( {4}(?:newsletter|contact|booking): )''/gm,
    "$1'https://forms.mueller.de/x?a=1&b=2'",
  );
  expect(connected.match(/forms\.mueller\.de/g)).toHaveLength(3);
  expect(withStandIns(connected, false)).toBe(own);
  expect(connected).toContain(site.emails.contact);
});

test('a blog of both shows the feed alone where a test is of the feed', () => {
  const both = own.replace("blog: 'feed'", "blog: 'both'");
  expect(withStandIns(both, true)).toBe(own);
  expect(withStandIns(both, false)).toBe(both);
});
