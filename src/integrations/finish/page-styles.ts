import { PurgeCSS } from 'purgecss';
import { digestOf } from '../../lib/files/cache.ts';
import type { PageScan } from './scan-page.ts';

/** The body of a post may load later and contain anything, so all of its rules stay. */
const POST_BODY = 'prose';

const results = new Map<string, Promise<string>>();

/**
 * Returns the rules that a page, or a script that it may load, can use: the whole style sheet would add 4 KB to every page. Pages
 * with the same classes, tags and scripts, such as most posts, share one result.
 */
export function purgeStyles({ css, ...page }: PageScan, scripts: readonly string[]): Promise<string> {
  const states = [...page.states].filter(([name]) => css.includes(`[${name}`));
  const names = {
    attributes: { names: states.map(([name]) => name), values: states.flatMap(([, values]) => [...values]) },
    classes: [...page.classes],
    ids: [...page.ids].filter((id) => css.includes(`#${id}`)),
    tags: [...page.tags],
    undetermined: [],
  };
  const key = digestOf(css, names, scripts);
  const result = results.get(key) ?? purge(css, names, scripts.join('\n'));
  results.set(key, result);
  return result;
}

async function purge(css: string, names: { classes: string[] }, code: string): Promise<string> {
  const frames = css.match(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g) ?? [];
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [
      { raw: '', extension: 'html' },
      { raw: code, extension: 'js' },
    ],
    extractors: [
      { extensions: ['html'], extractor: () => names as never },
      { extensions: ['js'], extractor: wordsOf },
    ],
    keyframes: true,
    variables: true,
    dynamicAttributes: found(css, /\[([\w-]+)/g).filter((name) => maySet(code, name)),
    safelist: {
      standard: [/^:/],
      deep: names.classes.includes(POST_BODY) ? [/^prose$/] : [],
      // PurgeCSS doesn't look for variables in keyframes.
      variables: found(frames.join('') + code, /var\((--[\w-]+)/g),
    },
  });
  return result?.css.replace(/@media[^{]+\{\}/g, '') ?? css;
}

function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, name = '']) => name);
}

/** Returns everything in a script that may be a class or a tag. Which of its words are in strings, only a parser could tell. */
function wordsOf(script: string): string[] {
  return script.split(/[\s"'`<>={}(),;]+/);
}

/** Returns whether the browser (`open`) or a script may set an attribute: `data-is-open` or `isOpen`, `aria-expanded` or `ariaExpanded`. */
function maySet(code: string, attribute: string): boolean {
  const property = attribute.replace(/^data-/, '').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return !/^(data|aria)-/.test(attribute) || code.includes(attribute) || code.includes(`.${property}`);
}
