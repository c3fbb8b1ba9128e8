import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { labels } from '../../src/content/labels.ts';
import { isSampleSite } from '../support/owner/is-sample-site.ts';

// A label of several links and buttons is in content/labels.ts, so that an owner changes it in one place.

const LABELED = /<\/(?:Link|Button|ContactOpener|MailTo)\s*>/g;

/** Returns the literal texts of a source's links and buttons. */
function typedLabels(source: string): string[] {
  return [...source.matchAll(LABELED)].flatMap(({ index }) => {
    const [, text = ''] = />\s*([^<>{}]*)$/.exec(source.slice(0, index)) ?? [];
    const folded = text.replace(/\s+/g, ' ').trim();
    return /[a-z]/i.test(folded) ? [folded] : [];
  });
}

const sources = ['src/pages', 'src/components', 'src/features', 'src/layouts'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:astro|tsx)$/.test(name))
    .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const),
);

test('writes a label of several links in one place only', () => {
  const places = new Map<string, string[]>();
  for (const [file, source] of sources)
    for (const label of typedLabels(source)) places.set(label, [...(places.get(label) ?? []), file]);
  expect(places.size).toBeGreaterThan(40);
  expect([...places].filter(([, files]) => files.length > 1)).toEqual([]);
  expect([...places].filter(([label]) => Object.values<string>(labels).includes(label))).toEqual([]);
});

// An owner who removes a page may leave a label that is used once, or nowhere.
test.skipIf(!isSampleSite())('every label in content/labels.ts is used in several places', () => {
  const text = sources.map(([, source]) => source).join('\n');
  const said = (name: string) => text.split(`labels.${name}`).length - 1;
  expect(Object.keys(labels).filter((name) => said(name) < 2)).toEqual([]);
});

test('islands take the words of their buttons from content/buttons.ts', () => {
  const own = sources
    .filter(([file]) => file.startsWith('src/features'))
    .flatMap(([, source]) => typedLabels(source.replace(/<\/(?!Button)\w+\s*>/g, '')));
  expect(own).toEqual([]);
});

test('finds a label that is typed twice', () => {
  expect(
    typedLabels('<Link\n href="/"\n  >Book\n a Call</Link\n><Button>{label}</Button><Link href="/">A {b} c</Link>'),
  ).toEqual(['Book a Call']);
});
