import { read } from './dom.ts';
import { EMBED } from './link-embeds.ts';

/** What a letter's layout also sets around what is shown. Text that hides has none of it, and no text with its own size. */
const SHOWN = `img, .${EMBED}, table, h1, h2, h3, ul, ol`;
const HIDING = { display: 'none', visibility: 'hidden', 'mso-hide': 'all' };
const SIZES = ['font-size', 'font', 'opacity', 'max-height', 'max-width'];
const VALUES = ['color', 'clip', 'clip-path', 'transform'];
/** Matches a value that leaves nothing to see: a transparent color, a part without an area. */
const NOTHING =
  /^(?:transparent|(?:rgb|hsl)a?\((?:(?:[^,]*,){3}|[^/]*\/)\s*[0.]+%?\s*\)|rect\([\s,01px]*\)|inset\((?:[5-9]\d|100)%.*|scale\(0[,)].*)$/;

/** Letters write white and black in several ways. */
const COLORS: Readonly<Record<string, string>> = { white: '#fff', '#ffffff': '#fff', black: '#000', '#000000': '#000' };

/** Returns whether no reader of an email or page sees an element. */
export function isHidden(element: Element): boolean {
  const style = styleOf(element);
  const [color, behind] = [style['color'], style['background'] ?? style['background-color']].map(
    (value = '') => COLORS[value] ?? value,
  );
  if (element.hasAttribute('hidden')) return true;
  if (Object.entries(HIDING).some(([name, value]) => style[name] === value)) return true;
  const hidesText =
    VALUES.some((name) => NOTHING.test(style[name] ?? '')) ||
    (color && color === behind) ||
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
