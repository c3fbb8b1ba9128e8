import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtDocuments, DIST } from '../support/built-site.ts';

// The same input gives the same bytes in any folder and on any day.

test('has no hash of the build’s folder in any page', () => {
  for (const { route, document } of builtDocuments()) {
    expect.soft(document.querySelectorAll('astro-island[uid]').length, route).toBe(0);
  }
});

test('names the build’s folder in no file', () => {
  for (const name of readdirSync(DIST, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|xml|svg|txt|ics)$/.test(name)) continue;
    expect.soft(readFileSync(join(DIST, name), 'utf8').includes(process.cwd()), name).toBe(false);
  }
});

test('stamps calendar files with the event’s date instead of the build’s', () => {
  const files = readdirSync(join(DIST, 'events')).filter((name) => name.endsWith('.ics'));
  for (const name of files) {
    const text = readFileSync(join(DIST, 'events', name), 'utf8');
    const [, stamp] = /^DTSTAMP:(\d{8})/m.exec(text) ?? [];
    expect.soft(text, name).toMatch(new RegExp(`^DTSTART[^:]*:${stamp}`, 'm'));
  }
});
