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
      { extensions: ['js'], extractor: wordsInStrings },
    ],
    keyframes: true,
    variables: true,
    dynamicAttributes: all(css, /\[([\w-]+)/g).filter((name) => !/^(data|aria)-/.test(name) || mayBeSet(name, code)),
    safelist: {
      standard: [/^:/],
      deep: names.classes.includes(POST_BODY) ? [new RegExp(`^${POST_BODY}$`)] : [],
      // PurgeCSS doesn't look for variables in keyframes.
      variables: all(frames.join('') + code, /var\((--[\w-]+)/g),
    },
  });
  return result?.css.replace(/@media[^{]+\{\}/g, '') ?? css;
}

function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}

/** Returns the words of a script's strings: a class or a tag is always written as one, unlike `window` or `code`. */
function wordsInStrings(script: string): string[] {
  const strings = script.match(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g) ?? [];
  return strings.flatMap((text) => text.split(/[\s"'`<>={}]+/));
}

/** Returns whether a script names an attribute: `data-is-open` or `dataset.isOpen`, `aria-expanded` or `ariaExpanded`. */
function mayBeSet(attribute: string, code: string): boolean {
  const property = attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const own = property.replace(/^data(.)/, (_, letter: string) => `dataset.${letter.toLowerCase()}`);
  return code.includes(attribute) || code.includes(own);
}
