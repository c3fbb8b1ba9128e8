import { readFile } from 'node:fs/promises';
import { staticImports } from '../hydration/modules.ts';
import { type ScriptWords, scriptWords } from './vocabulary.ts';

interface ScriptFile {
  words: ScriptWords;
  imports: string[];
}

/** The words of a page's scripts: of the files that it names and of all that these import, and of its inline code. */
export type ReadScripts = (urls: readonly string[], inline: readonly string[]) => Promise<ScriptWords[]>;

/** React's chunk names every tag there is, and puts none on a page that a component has not named. */
const REACT = /\/react\.[\w-]+\.js$/;

/** Reads the scripts of a built folder, each once. `base` is the site's path, with a slash at both ends. */
export function scriptReader(root: string, base: string): ReadScripts {
  const files = new Map<string, Promise<ScriptFile>>();
  const inlineWords = new Map<string, ScriptWords>();

  async function read(url: string): Promise<ScriptFile> {
    const code = await readFile(root + url.slice(base.length), 'utf8');
    return {
      words: scriptWords(code),
      imports: staticImports(code, `file://${url}`).map((found) => new URL(found).pathname),
    };
  }

  function readInline(code: string): ScriptWords {
    const words = inlineWords.get(code) ?? scriptWords(code);
    inlineWords.set(code, words);
    return words;
  }

  return async (urls, inline) => {
    const found = new Map<string, ScriptWords>();
    const queue = urls.filter((url) => url.startsWith(base));
    for (let url = queue.pop(); url; url = queue.pop()) {
      if (found.has(url) || REACT.test(url)) continue;
      const file = files.get(url) ?? read(url);
      files.set(url, file);
      const { words, imports } = await file;
      found.set(url, words);
      queue.push(...imports);
    }
    return [...found.values(), ...inline.map(readInline)];
  };
}
