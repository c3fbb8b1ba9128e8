import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readContentSources, writeFiles } from './owner-project.ts';
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
  const sources = readContentSources(project);
  for (const [file, source] of sources) {
    const ahead = source.replace(/'20\d\d(?=-\d\d-\d\dT)/g, "'2099");
    sources.set(file, translate(file, ahead, mark));
  }
  const locale = translate('src/locale.ts', readFileSync(join(project, 'src/locale.ts'), 'utf8'), mark);
  sources.set(
    'src/locale.ts',
    locale.replace(/(language: string = )'[^']*'/, "$1'uk-UA'").replace(/(currency: string = )'[^']*'/, "$1'UAH'"),
  );
  const posts = join(project, 'src/content/posts');
  for (const name of readdirSync(posts)) rmSync(join(posts, name));
  const text = mark('Several words that say what the rest of this post is about, for search engines.');
  const post = `${text}\n\n## ${mark('First')}\n\n${text}\n\n## ${mark('Second')}\n\n| ${mark('A')} | ${mark('B')} |\n| - | - |\n| 1 | 2 |`;
  for (const name of ['first', 'second'])
    sources.set(
      `src/content/posts/${name}.md`,
      `---\ntitle: ${mark(`The ${name}`)}\ndescription: ${text}\ndate: 2026-01-01\nupdated: 2026-02-02\n---\n\n${post}\n`,
    );
  writeFiles(project, sources);
}
