import sharp, { type OutputInfo, type Sharp } from 'sharp';
import type { Area } from '../../data/schemas/pages.ts';
import { escapeXml } from '../../lib/escape.ts';
import { site } from '../../site.config.ts';
import { theme } from '../../styles/theme.ts';
import { iconPng } from '../icons.ts';
import { familiesFor, registerFonts } from './card-fonts.ts';
import { cardDrawing } from './card-drawing.ts';
import { cardLogo } from './card-logo.ts';

/** The content of a social card. A type, not an interface, so that it can be a route's props. */
export type SocialCard = {
  title: string;
  area: Area;
  /** Its drawing: a file of src/drawings, without its ending. A name without a file is that of the site's mark. */
  drawing: string;
};

interface Picture {
  data: Buffer;
  info: OutputInfo;
}

const WIDTH = 1200;
const HEIGHT = 630;
const MARGIN = 60;
/** The width of the panel at the right, which has the drawing. */
const PANEL = 560;
const NAME_SIZE = 54;
const ICON_SIZE = 48;
/** The place of the name next to the icon. */
const NAME_LEFT = ICON_SIZE + 16;
/** Shorter titles than most don't get larger letters than they. */
const MAX_SIZE = 80;
/** The box that a title fills: next to the panel, below the name. */
const TITLE = { width: WIDTH - PANEL - 2 * MARGIN, height: 404 };
const MAX_LINES = 5;

/**
 * Draws a page's social card, a PNG of 1200 × 630 px: on paper the site's icon and name, or logo, and the title as large as it fits up
 * to a limit, and next to them the page's drawing on the area's color.
 */
export async function socialCard({ title, area, drawing }: SocialCard): Promise<Buffer> {
  const { paper, ink } = theme.light;
  await registerFonts();
  const words = await setTitle(writable(title) || site.name, ink);
  const accent = theme.accents[area].light;
  const logo = await cardLogo();
  const head = logo
    ? [{ ...overlay(logo), left: MARGIN, top: MARGIN }]
    : [
        { input: await iconPng(ICON_SIZE, accent), left: MARGIN, top: MARGIN },
        { ...overlay(await setName(site.name, ink)), left: MARGIN + NAME_LEFT, top: MARGIN },
      ];
  const panel = cardDrawing(drawing, accent, PANEL, HEIGHT);
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite([
      { input: Buffer.from(panel), left: WIDTH - PANEL, top: 0 },
      ...head,
      { ...overlay(words), left: MARGIN, top: HEIGHT - MARGIN - words.info.height },
    ])
    .png({ compressionLevel: 6, adaptiveFiltering: false })
    .toBuffer();
}

/** Sets a title in as many lines as make it largest. */
async function setTitle(title: string, color: string): Promise<Picture> {
  const ways = linesOf(title).map(async (text) => {
    const { width, height } = await textPicture(text, color, NAME_SIZE).metadata();
    return { text, size: NAME_SIZE * Math.min(TITLE.width / width, TITLE.height / height) };
  });
  const [largest] = (await Promise.all(ways)).toSorted((a, b) => b.size - a.size);
  // Letters don't grow quite evenly.
  return setText(largest?.text ?? title, color, Math.min(MAX_SIZE, Math.floor(0.99 * (largest?.size ?? NAME_SIZE))));
}

/** Breaks a text into one line, two and more, each time with lines of similar length. */
function linesOf(text: string): string[] {
  const ways = new Map<number, string>();
  for (let limit = text.length; limit > 0; limit -= 1) {
    const lines: string[] = [];
    // A no-break space holds words together.
    for (const word of text.split(/[ \n]+/)) {
      const longer = `${lines.at(-1)} ${word}`;
      if (lines.length > 0 && longer.length <= limit) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    if (lines.length <= MAX_LINES) ways.set(lines.length, lines.join('\n'));
  }
  return [...ways.values()];
}

/** A picture's pixels, without the time that a file of them takes. */
const overlay = ({ data, info: { width, height, channels } }: Picture) => ({
  input: data,
  raw: { width, height, channels },
});

/** Sets the site's name, smaller if it doesn't fit between the icon and the panel. */
async function setName(name: string, color: string): Promise<Picture> {
  const { width } = await textPicture(name, color, NAME_SIZE).metadata();
  return setText(name, color, Math.floor(NAME_SIZE * Math.min(1, (TITLE.width - NAME_LEFT) / width)));
}

function setText(text: string, color: string, size: number): Promise<Picture> {
  return textPicture(text, color, size).raw().toBuffer({ resolveWithObject: true });
}

function textPicture(text: string, color: string, size: number): Sharp {
  // Pango measures the space between letters in 1024ths of a point, and lines in multiples of the font's own height.
  // A capital's accent needs room below the line before.
  const height = /\p{Lu}\p{M}/u.test(text.normalize('NFD')) ? 0.84 : 0.74;
  const attributes = `foreground="${color}" letter_spacing="${Math.round(-0.018 * size * 1024)}" line_height="${height}"`;
  const markup = `<span ${attributes}>${escapeXml(text)}</span>`;
  // At 72 dpi, a point is a pixel.
  return sharp({ text: { text: markup, font: `${familiesFor(text)} ${size}`, dpi: 72, rgba: true } });
}

/** Scripts that the fonts have. Common letters are digits and signs. */
const WRITABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Emoji and signs that no font has. */
const SIGNS = /(?![\u0020-\u00ff\u2010-\u2044\p{Sc}™−])[\p{S}\p{Cf}\ufe0f\u20e3]/gu;

/** Returns what the fonts can write of a text: '' if it is in another script. */
function writable(text: string): string {
  return WRITABLE.test(text) ? text.replace(SIGNS, '').trim() : '';
}
