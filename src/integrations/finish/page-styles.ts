import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PurgeCSS } from 'purgecss';
import { digestOf } from '../../lib/files/cache.ts';
import { decodePart } from '../../lib/net/url.ts';
import { isState, type PageScan } from './scan-page.ts';

/** Returns the rules that a page, or a script that it may load, can use. */
export type PurgeStyles = (page: PageScan) => Promise<string>;

const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.[^"']+)/g;

/** React's chunk names every HTML tag, but only puts those on a page that a component names. */
const REACT = /\/react-client\.[\w-]+\.js$/;

/** The body of a post may load later and contain anything, so all of its rules stay. */
const POST_BODY = 'prose';

/**
 * Creates the purger for a built folder. Tailwind writes one style sheet for the whole site; inlined as it is, it would add
 * 5 KB to every page. Pages with the same classes, tags and scripts, such as most posts, share one result. `base` is the
 * site's path, with a slash at both ends.
 */
export function stylePurger(root: string, base: string): PurgeStyles {
  const files = new Map<string, Promise<string>>();
  const results = new Map<string, Promise<string>>();

  function readScript(path: string): Promise<string> {
    // A script that is missing is reported with the dead links.
    const code = files.get(path) ?? readFile(join(root, path), 'utf8').catch(() => '');
    files.set(path, code);
    return code;
  }

  /** Reads the site's own scripts of a page, and the modules that they import. */
  async function readScripts(urls: readonly string[]): Promise<string[]> {
    const found = new Map<string, string>();
    const queue = urls.map((url) => new URL(url, `file://${base}`));
    for (let url = queue.pop(); url; url = queue.pop()) {
      const { protocol, host, pathname } = url;
      if (protocol !== 'file:' || host || !pathname.startsWith(base)) continue;
      if (found.has(pathname) || REACT.test(pathname)) continue;
      const code = await readScript(decodePart(pathname.slice(base.length)));
      found.set(pathname, code);
      queue.push(...staticImports(code, url.href).map((address) => new URL(address)));
    }
    return [...found.values()];
  }

  return async (page) => {
    const css = page.styles.map(({ text }) => text).join('');
    const scripts = [...(await readScripts(page.scriptUrls)), ...page.scripts];
    const names = {
      attributes: usedStates(css, page),
      classes: [...page.classes].toSorted(),
      ids: [...page.ids].filter((id) => css.includes(`#${id}`)).toSorted(),
      tags: [...page.tags].toSorted(),
      undetermined: [],
    };
    const key = digestOf(css, names, scripts);
    const result = results.get(key) ?? purge(css, names, scripts);
    results.set(key, result);
    return result;
  };
}

interface UsedNames {
  attributes: { names: string[]; values: string[] };
  classes: string[];
  ids: string[];
  tags: string[];
  undetermined: string[];
}

async function purge(css: string, names: UsedNames, scripts: readonly string[]): Promise<string> {
  const code = scripts.join('\n');
  const frames = css.match(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g) ?? [];
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [
      { raw: '', extension: 'html' },
      { raw: code, extension: 'js' },
    ],
    extractors: [
      { extensions: ['html'], extractor: () => names },
      { extensions: ['js'], extractor: wordsInStrings },
    ],
    keyframes: true,
    variables: true,
    dynamicAttributes: attributesIn(css).filter((name) => !isState(name) || mayBeSet(name, code)),
    safelist: {
      standard: [/^:/],
      deep: names.classes.includes(POST_BODY) ? [new RegExp(`^${POST_BODY}$`)] : [],
      // PurgeCSS doesn't look for variables in keyframes.
      variables: variablesIn(frames.join('') + code),
    },
  });
  return result?.css ?? css;
}

/** Returns the words of a script's strings: a class or a tag is always written as one, unlike `window` or `code`. */
function wordsInStrings(script: string): string[] {
  const strings = script.match(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g) ?? [];
  return strings.flatMap((text) => text.split(/[\s"'`<>={}]+/));
}

function staticImports(code: string, url: string): string[] {
  return Array.from(code.matchAll(STATIC_IMPORT), (match) => new URL(match[1] ?? '', url).href);
}

function attributesIn(css: string): string[] {
  return Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = '']) => name);
}

function variablesIn(text: string): string[] {
  return Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
}

/** Returns the states that both the page and the style sheet name. */
function usedStates(css: string, { states }: PageScan): UsedNames['attributes'] {
  const used = [...states].filter(([name]) => css.includes(`[${name}`)).toSorted();
  return { names: used.map(([name]) => name), values: used.flatMap(([, values]) => [...values].toSorted()) };
}

/** Returns whether a script names an attribute: `data-is-open` or `dataset.isOpen`, `aria-expanded` or `ariaExpanded`. */
function mayBeSet(attribute: string, code: string): boolean {
  const property = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const own = property.replace(/^data(.)/, (_, letter: string) => `dataset.${letter.toLowerCase()}`);
  return code.includes(attribute) || code.includes(own);
}
