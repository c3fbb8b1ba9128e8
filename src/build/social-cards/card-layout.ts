import type { ReactNode } from 'react';
import type { Drawing } from '../../components/art/drawing.ts';
import type { Area } from '../../lib/area.ts';
import { theme } from '../../styles/theme.ts';
import { letterWidth } from '../../styles/letter-width.ts';

/** What a social card is made from; a type, so that it can be a route's props. */
export type SocialCard = {
  title: string;
  /** What the page is, in a line. */
  line: string;
  area: Area;
  /** The page's own. */
  drawing: Drawing;
  siteName: string;
};

/** A rectangle of the card, in its pixels. */
interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const WIDTH = 1200;
export const HEIGHT = 630;
const MARGIN = 72;
const { ink, quiet } = theme.light;

/** Where words and drawing stand: side by side, or, where the drawing is wide, one above the other. They never meet. */
export function places({ drawing }: Pick<SocialCard, 'drawing'>): { words: Box; art: Box } {
  const wide = drawing.width / drawing.height > 2.2;
  if (wide)
    return {
      words: { x: MARGIN, y: 60, width: WIDTH - 2 * MARGIN, height: 276 },
      art: { x: MARGIN, y: 348, width: WIDTH - 2 * MARGIN, height: 234 },
    };
  return {
    words: { x: MARGIN, y: 60, width: 600, height: HEIGHT - 120 },
    art: { x: 712, y: 75, width: 432, height: 480 },
  };
}

const SIZES = [128, 112, 96, 84, 72, 62, 54] as const;
/** The width of a letter as a share of the font's size: of the display family, of what stands in for it, of East Asia's squares. */
const NARROW = letterWidth('display') * 1.23;
const FOREIGN = 0.58;
const SQUARE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u;
const LATIN = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** A single word has more of the wide letters than a line. */
const WORD = 1.14;

/** The largest size at which a title stands within so many lines, no word wider than the column. */
export function titleSize(title: string, width: number, height: number): number {
  const length = lengthOf(title);
  const longest = SQUARE.test(title) ? 1 : Math.max(...title.split(/\s+/).map(lengthOf)) * WORD;
  const fits = (size: number) =>
    longest * size <= width && Math.ceil((length * size * 1.12) / width) * size * 1.02 <= height;
  return SIZES.find(fits) ?? SIZES[SIZES.length - 1] ?? 54;
}

/** How long a text is, in sizes of its font. */
function lengthOf(text: string): number {
  return Array.from(text).reduce(
    (sum, letter) => sum + (SQUARE.test(letter) ? 1 : LATIN.test(letter) ? NARROW : FOREIGN),
    0,
  );
}

/** The words of a card, as satori lays them out. `family`: the title's. With a logo the name is left to it. */
export function words(
  card: SocialCard,
  { width, height }: Box,
  { family = 'display', hasLogo = false }: { family?: string; hasLogo?: boolean } = {},
): ReactNode {
  const { title, line, siteName, area } = card;
  const size = titleSize(title, width, height - 160);
  const lines = Math.max(1, Math.floor((height - 160) / size));
  return box({ width, height, flexDirection: 'column', justifyContent: 'space-between', color: ink }, [
    hasLogo ? box({}, '') : nameLine(siteName, theme.accents[area].light),
    box({ flexDirection: 'column' }, [
      box({ fontFamily: family, fontSize: size, lineHeight: 1.02, letterSpacing: '-0.018em', ...clamp(lines) }, title),
      box({ marginTop: 26, fontFamily: 'text', fontSize: 28, lineHeight: 1.35, color: quiet, ...clamp(2) }, line),
    ]),
  ]);
}

function nameLine(name: string, accent: string): ReactNode {
  return box({ alignItems: 'center', fontFamily: 'text', fontSize: 26, color: quiet }, [
    box({ width: 44, height: 4, marginRight: 20, background: accent }, ''),
    box({}, name),
  ]);
}

/** A drawing within a box of the card, as large as it goes, its lines as thin as on the page. */
export function art({ drawing, area }: SocialCard, { x, y, width, height }: Box): string {
  const scale = Math.min(width / drawing.width, height / drawing.height);
  const wide = width > 2 * height;
  const left = wide ? x : x + (width - drawing.width * scale) / 2;
  const top = y + (height - drawing.height * scale) / 2;
  return (
    `<g transform="translate(${left.toFixed(1)} ${top.toFixed(1)}) scale(${scale.toFixed(4)})" fill="none" ` +
    `stroke="${theme.accents[area].light}" stroke-width="${(1.75 / scale).toFixed(3)}"><path d="${drawing.strokes.join('')}"/></g>`
  );
}

type Styles = Record<string, string | number>;

function clamp(lines: number): Styles {
  return { display: 'block', lineClamp: lines, wordBreak: 'break-word' };
}

function box(style: Styles, children: ReactNode | ReactNode[]): ReactNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } } as unknown as ReactNode;
}
