import type { ReactNode } from 'react';
import type { Drawing } from '../../components/art/drawing.ts';
import type { Area } from '../../content/pages/page-meta.ts';
import { theme } from '../../styles/theme.ts';
import { letterWidth } from '../../styles/letter-width.ts';
import { clausesWithin, fits, titleSize } from './card-text.ts';

/** The content of a social card. A type, not an interface, so that it can be a route's props. */
export type SocialCard = {
  title: string;
  /** A description of the page in one line. */
  line: string;
  area: Area;
  /** The page's own drawing. */
  drawing: Drawing;
  siteName: string;
};

/** A rectangle of the card, in pixels. */
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

interface CardColors {
  ground: string;
  text: string;
  quiet: string;
  stroke: string;
}

/** Returns a card's colors: paper on the area's color, or the reverse, on which an owner's logo is made to be seen. */
export function cardColors({ area }: Pick<SocialCard, 'area'>, hasLogo: boolean): CardColors {
  const color = theme.accents[area].light;
  const { paper, ink, quiet } = theme.light;
  return hasLogo
    ? { ground: paper, text: ink, quiet, stroke: color }
    : { ground: color, text: paper, quiet: paper, stroke: paper };
}

/** Returns the boxes for words and drawing: side by side, or one above the other if the drawing is wide. */
export function layout({ drawing }: Pick<SocialCard, 'drawing'>): { text: Box; picture: Box } {
  const wide = drawing.width / drawing.height > 2.2;
  if (wide)
    return {
      text: { x: MARGIN, y: 60, width: WIDTH - 2 * MARGIN, height: 222 },
      picture: { x: MARGIN, y: 306, width: WIDTH - 2 * MARGIN, height: 280 },
    };
  return {
    text: { x: MARGIN, y: 60, width: 576, height: HEIGHT - 120 },
    picture: { x: 672, y: 75, width: 464, height: 480 },
  };
}

/** Lays out a card's words for satori. `family`: the title's font. With a logo, the site's name is left out. */
export function renderText(
  card: SocialCard,
  { width, height }: Box,
  { family = 'display', hasLogo = false }: { family?: string; hasLogo?: boolean } = {},
): ReactNode {
  const { title, siteName } = card;
  const { text, quiet } = cardColors(card, hasLogo);
  const lineCount = width > 2 * height ? 1 : 2;
  const available = height - (lineCount === 1 ? 122 : 160);
  const size = titleSize(title, width, available);
  const whole = fits(title, size, width, available);
  const lines = Math.max(1, Math.floor(available / size));
  const letters = Math.floor((lineCount * width) / (LINE_SIZE * letterWidth('text') * 1.04));
  const line = clausesWithin(card.line, letters);
  return box({ width, height, flexDirection: 'column', justifyContent: 'space-between', color: text }, [
    hasLogo ? box({}, '') : nameLine(siteName),
    box({ flexDirection: 'column' }, [
      box(
        {
          fontFamily: family,
          fontSize: size,
          lineHeight: 1.02,
          letterSpacing: '-0.018em',
          ...lineBreaks(whole ? undefined : lines),
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
          ...lineBreaks(line.length > letters ? lineCount : undefined),
        },
        line,
      ),
    ]),
  ]);
}

function nameLine(name: string): ReactNode {
  return box({ alignItems: 'center', fontFamily: 'text', fontSize: 26 }, [
    box({ width: 44, height: 2, marginRight: 20, background: 'currentColor' }, ''),
    box({}, name),
  ]);
}

/** Draws a drawing as large as its box allows, with lines as thin as on the page. What goes beyond its view box is cut off. */
export function renderDrawing({ drawing }: SocialCard, place: Box, stroke: string): string {
  const scale = Math.min(place.width / drawing.width, place.height / drawing.height);
  const across = place.width > 2 * place.height ? 'xMin' : 'xMid';
  return (
    `<svg x="${place.x}" y="${place.y}" width="${place.width}" height="${place.height}" fill="none" stroke="${stroke}" ` +
    `viewBox="0 0 ${drawing.width} ${drawing.height}" preserveAspectRatio="${across}YMid" overflow="hidden">` +
    `<path d="${drawing.strokes.join('')}" stroke-width="${(1.75 / scale).toFixed(3)}"/></svg>`
  );
}

type Styles = Record<string, string | number>;

/** Breaks a text into lines of similar length, or, if it doesn't fit, anywhere and into at most this many lines. */
function lineBreaks(lines: number | undefined): Styles {
  if (lines === undefined) return { display: 'block', textWrap: 'balance' };
  return { display: 'block', lineClamp: lines, wordBreak: 'break-word' };
}

function box(style: Styles, children: ReactNode | ReactNode[]): ReactNode {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } } as unknown as ReactNode;
}
