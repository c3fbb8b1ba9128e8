import { PurgeCSS } from 'purgecss';

/**
 * A style sheet without the rules that a page can't use. Tailwind writes one sheet for the whole site; inlined in every
 * page, it would cost each of them the classes of all the others. `scripts` is the code of the page's islands, whose
 * class names count as well.
 */
export async function trimStyles(css: string, html: string, scripts: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }, ...scripts.map((raw) => ({ raw, extension: 'js' }))],
    css: [{ raw: css }],
    defaultExtractor: (content) => content.match(/[^\s"'`<>={}]+/g) ?? [],
    // What script puts on the page later: a dialog, a feed's body, states.
    safelist: { standard: [/^:/, 'dialog'], greedy: [/^prose$/] },
    dynamicAttributes: [
      'data-pending',
      'data-scrolled',
      'data-dismissed',
      'data-playing',
      'aria-expanded',
      'aria-current',
      'open',
    ],
    keyframes: true,
    fontFace: false,
    variables: false,
  });
  return result?.css ?? css;
}
