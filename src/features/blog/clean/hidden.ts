import { read } from './dom.ts';
import { EMBED } from './link-embeds.ts';

const HIDDEN = rule(String.raw`display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|mso-hide\s*:\s*all`);
/** Styles that hide text. A newsletter's layout puts them around what is shown, too: pictures, players, text with its own size. */
const HIDDEN_TEXT = [
  String.raw`font-size\s*:\s*(?:(?:[01]|0?\.\d+)(?:\.\d+)?(?:px|pt)|0(?:\.0+)?(?:r?em|%|vw)?)`,
  String.raw`opacity\s*:\s*(?:0(?:\.0\d*)?|\.0\d*)%?`,
  String.raw`max-(?:height|width)\s*:\s*[01](?:\.0+)?[a-z%]*`,
  String.raw`height\s*:\s*[01](?:px)?\s*(?:!\s*important\s*)?;(?:.*;)?\s*overflow\s*:\s*hidden`,
  String.raw`overflow\s*:\s*hidden\s*(?:!\s*important\s*)?;(?:.*;)?\s*height\s*:\s*[01](?:px)?`,
  String.raw`font\s*:\s*0(?:[a-z]+|%)?[\/\s][^;]*`,
  String.raw`clip(?:-path)?\s*:\s*(?:rect\([\s,01px]*\)|inset\((?:[5-9]\d|100)%[^;]*)`,
  String.raw`transform\s*:\s*scale\(0(?:,[^)]*)?\)`,
  String.raw`color\s*:\s*(?:transparent|(?:rgb|hsl)a?\((?:(?:[^,;)]*,){3}|[^;)]*\/)\s*[0.]+%?\s*\))`,
  String.raw`(?:left|top|text-indent)\s*:\s*-\d{3,}[a-z]*`,
].map(rule);
const COLOR = /(?:^|;)\s*color\s*:\s*([^;!]+)/i;
const BACKGROUND = /(?:^|;)\s*background(?:-color)?\s*:\s*([^;!]+)/i;
const NAMED: Readonly<Record<string, string>> = { white: '#ffffff', black: '#000000' };
const SHOWN = `img, .${EMBED}, table, h1, h2, h3, ul, ol`;

function rule(declaration: string): RegExp {
  return new RegExp(String.raw`(?:^|;)\s*(?:${declaration})\s*(?:;|!|$)`, 'i');
}

/** Returns whether no reader of an email or page sees an element. */
export function isHidden(element: Element): boolean {
  const style = read(element, 'data-style');
  if (element.hasAttribute('hidden') || HIDDEN.test(style)) return true;
  const color = readColor(COLOR.exec(style));
  const invisible = color !== undefined && color === readColor(BACKGROUND.exec(style));
  if (!invisible && !HIDDEN_TEXT.some((hides) => hides.test(style))) return false;
  if (element.localName === 'img' || element.className === EMBED || element.querySelector(SHOWN)) return false;
  const sized = Array.from(element.querySelectorAll('[data-style*="font-size" i]'));
  return sized.every((inside) => HIDDEN_TEXT[0]?.test(read(inside, 'data-style')));
}

/** Returns a color in one notation, as far as newsletters write it in several: `white`, `#FFF`. */
function readColor(found: RegExpExecArray | null): string | undefined {
  const color = found?.[1]?.trim().toLowerCase() ?? '';
  return NAMED[color] ?? (color.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3') || undefined);
}
