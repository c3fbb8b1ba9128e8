import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { changeContent, editContent } from './content-files.ts';
import { writeFiles } from './owner-project.ts';
import { translate } from './translate.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = [...'áḃćďéḟĝĥíĵķĺḿńóṕɋŕśťúṽŵẋýźÁḂĆĎÉḞĜĤÍĴĶĹḾŃÓṔɊŔŚŤÚṼŴẊÝŹ'];

/** Gives every letter an accent that no plain word has. */
function mark(words: string): string {
  return words.replace(/[A-Za-z]/g, (letter) => MARKED[PLAIN.indexOf(letter)] ?? letter);
}

/**
 * Marks every word of a project that an owner may change. Dates, numbers and units become Ukrainian, which has no Latin letter, and
 * all events lie ahead.
 */
export function markProject(project: string): void {
  changeContent(project, () => (text, key) => translate(text, key, mark).replace(/^20\d\d(?=-\d\d-\d\dT)/, '2099'));
  editContent(project, 'site', (site) => Object.assign(site, { language: 'uk-UA', currency: 'UAH' }));
  const posts = join(project, 'src/content/posts');
  for (const name of readdirSync(posts)) rmSync(join(posts, name));
  const text = mark('Several words that say what the rest of this post is about, for search engines.');
  const post = `${text}\n\n## ${mark('First')}\n\n${text}\n\n## ${mark('Second')}\n\n| ${mark('A')} | ${mark('B')} |\n| - | - |\n| 1 | 2 |`;
  const front = (name: string) =>
    `---\ntitle: ${mark(`The ${name}`)}\ndescription: ${text}\ndate: 2026-01-01\nupdated: 2026-02-02\n---`;
  const files = ['first', 'second'].map(
    (name) => [`src/content/posts/${name}.md`, `${front(name)}\n\n${post}\n`] as const,
  );
  writeFiles(project, new Map(files));
}
