import { readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildSite } from '../support/build-site.ts';
import { copyProject } from '../support/copy-project.ts';
import { editJson, replaceWords, rewriteContent } from '../support/owner/rewrite-content.ts';
import { unmarkedWords } from '../support/owner/unmarked-words.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = [...'áḃćďéḟĝĥíĵķĺḿńóṕɋŕśťúṽŵẋýźÁḂĆĎÉḞĜĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹ'];

const project = copyProject();
afterAll(() => rm(project, { recursive: true, force: true }));

/** Gives every letter an accent that no plain word has. */
const mark = (words: string) => words.replace(/[A-Za-z]/g, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter);

test('every word of the built site is in src/content or src/locale.ts', async () => {
  rewriteContent(project, (text, path) => replaceWords(text.replace(/^20\d\d(?=-\d\d-\d\dT)/, '2099'), path, mark));
  // Dates, numbers and units in Ukrainian have no Latin letter.
  editJson(project, 'site', (site: object) => ({ ...site, language: 'uk-UA', currency: 'UAH' }));
  const text = mark('Several words that say what the rest of this post is about, for search engines.');
  const posts = join(project, 'src/content/posts');
  for (const name of readdirSync(posts))
    writeFileSync(
      join(posts, name),
      `---\ntitle: ${mark(name.slice(0, -3))}\ndescription: ${text}\ndate: 2026-01-01\nupdated: 2026-02-02\n---\n\n${text}\n\n## ${mark('First')}\n\n| ${mark('A')} |\n| - |\n| 1 |\n\n## ${mark('Second')}\n`,
    );
  const connected = 'https://hooks.example.org/in';
  const environment = { PUBLIC_MOMENTO_ENDPOINT: connected, PUBLIC_ANALYTICS_ID: 'G-TEST' };
  const { code, output } = await buildSite('dist', environment, { project });
  expect(code, output.slice(-3000)).toBe(0);
  expect(unmarkedWords(join(project, 'dist'))).toEqual([]);
});
