import type { ReactNode } from 'react';
import type { Drawing } from '../../components/art/drawing.ts';
import type { Area } from '../../lib/area.ts';
import { theme } from '../../styles/theme.ts';
import { letterWidth } from '../../styles/letter-width.ts';
import { clausesWithin } from './first-line.ts';

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
const LINE_SIZE = 28;
const { ink, quiet } = theme.light;

/** Where words and drawing stand: side by side, or, where the drawing is wide, one above the other. They never meet. */
export function places({ drawing }: Pick<SocialCard, 'drawing'>): { words: Box; art: Box } {
  const wide = drawing.width / drawing.height > 2.2;
  if (wide)
    return {
      words: { x: MARGIN, y: 60, width: WIDTH - 2 * MARGIN, height: 222 },
      art: { x: MARGIN, y: 306, width: WIDTH - 2 * MARGIN, height: 280 },
    };
  return {
    words: { x: MARGIN, y: 60, width: 576, height: HEIGHT - 120 },
    art: { x: 672, y: 75, width: 464, height: 480 },
  };
}

const SIZES = [128, 112, 96, 84, 72, 62, 54] as const;
/** The width of a letter as a share of the font's size: of the display family's average, of what stands in for it, of East Asia's squares. */
const AVERAGE = letterWidth('display');
const FOREIGN = 0.58;
const SQUARE = /[\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uffef]/u;
const LATIN = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** How much wider or narrower than the average letter some are, in nearly every face; the first that holds a letter counts. */
const SHAPES: readonly (readonly [letters: RegExp, share: number])[] = [
  [/\s/u, 0.55],
  [/[ijltfrI1.,:;!'’|()]/u, 0.8],
  [/[mwMW—@%&]/u, 1.95],
  [/\p{Lu}/u, 1.5],
  [/./u, 1.25],
];

/** The largest size at which a title stands within so many lines, no word wider than the column. */
export function titleSize(title: string, width: number, height: number): number {
  return SIZES.find((size) => stands(title, size, width, height)) ?? SIZES[SIZES.length - 1] ?? 54;
}

/** Whether a text stands in a box whole, at that size. */
function stands(text: string, size: number, width: number, height: number): boolean {
  const longest = SQUARE.test(text) ? 1 : Math.max(...text.split(/\s+/).map(lengthOf));
  return longest * size <= width && Math.ceil((lengthOf(text) * size * 1.12) / width) * size * 1.02 <= height;
}

/** How long a text is, in sizes of its font. */
function lengthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if (SQUARE.test(letter)) return 1;
  if (!LATIN.test(letter)) return FOREIGN;
  return AVERAGE * (SHAPES.find(([letters]) => letters.test(letter))?.[1] ?? 1);
}

/** The words of a card, as satori lays them out. `family`: the title's. With a logo the name is left to it. */
export function words(
  card: SocialCard,
  { width, height }: Box,
  { family = 'display', hasLogo = false }: { family?: string; hasLogo?: boolean } = {},
): ReactNode {
  const { title, siteName, area } = card;
  const lineCount = width > 2 * height ? 1 : 2;
  const room = height - (lineCount === 1 ? 122 : 160);
  const size = titleSize(title, width, room);
  const whole = stands(title, size, width, room);
  const lines = Math.max(1, Math.floor(room / size));
  const letters = Math.floor((lineCount * width) / (LINE_SIZE * letterWidth('text') * 1.04));
  const line = clausesWithin(card.line, letters);
  return box({ width, height, flexDirection: 'column', justifyContent: 'space-between', color: ink }, [
    hasLogo ? box({}, '') : nameLine(siteName, theme.accents[area].light),
    box({ flexDirection: 'column' }, [
      box(
        {
          fontFamily: family,
          fontSize: size,
          lineHeight: 1.02,
          letterSpacing: '-0.018em',
          ...broken(whole ? undefined : lines),
        },
        title,
      ),
      box(
        {
          marginTop: 22,
          fontFamily: 'text',
          fontSize: LINE_SIZE,
          lineHeight: 1.35,
          color: quiet,
          ...broken(line.length > letters ? lineCount : undefined),
        },
        line,
      ),
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

/** How a text breaks: into lines of one length, or, where it is too long for its place, wherever it must, and cut after so many. */
function broken(lines: number | undefined): Styles {
  if (lines === undefined) return { display: 'block', textWrap: 'balance' };
  return { display: 'block', lineClamp: lines, wordBreak: 'break-word' };
}

function box(style: Styles, children: ReactNode | ReactNode[]): ReactNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } } as unknown as ReactNode;
}
