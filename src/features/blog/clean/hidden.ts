import { read } from './dom.ts';
import { EMBED } from './link-embeds.ts';

/** What a letter's layout also sets around what is shown. Text that hides has none of it, and no text with its own size. */
const SHOWN = `img, .${EMBED}, table, h1, h2, h3, ul, ol`;
const HIDING = { display: 'none', visibility: 'hidden', 'mso-hide': 'all' };
const SIZES = ['font-size', 'opacity', 'max-height', 'max-width'];

/** Returns whether no reader of an email or page sees an element. */
export function isHidden(element: Element): boolean {
  const style = styleOf(element);
  if (element.hasAttribute('hidden')) return true;
  if (Object.entries(HIDING).some(([name, value]) => style[name] === value)) return true;
  const hidesText =
    style['color'] === 'transparent' ||
    SIZES.some((name) => isNothing(style[name])) ||
    (style['overflow'] === 'hidden' && isNothing(style['height'])) ||
    ['left', 'top', 'text-indent'].some((name) => Number.parseFloat(style[name] ?? '') <= -100);
  if (!hidesText || element.matches(`img, .${EMBED}`) || element.querySelector(SHOWN)) return false;
  const sized = Array.from(element.querySelectorAll('[data-style*="font-size" i]'));
  return sized.every((inside) => isNothing(styleOf(inside)['font-size']));
}

/** Returns an element's declarations in lower case, without their importance. */
function styleOf(element: Element): Record<string, string | undefined> {
  const declarations = read(element, 'data-style').toLowerCase().split(';');
  const pairs = declarations.map((one) => one.replace(/!\s*important/, '').split(':'));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name.trim(), value.trim()]));
}

/** Returns whether a length or a share is too small to be seen. */
function isNothing(value = ''): boolean {
  const number = Number.parseFloat(value);
  return number < 0.1 || (number < 2 && /\dp[xt]$/.test(value));
}
