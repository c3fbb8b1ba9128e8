import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { type } from '../../styles/type.ts';
import { cardLogo } from '../icons.ts';
import { cardColors, HEIGHT, layout, renderDrawing, renderText, type SocialCard, WIDTH } from './card-layout.ts';
import { escapeXml } from '../../lib/escape.ts';

const require = createRequire(import.meta.url);
type Fonts = NonNullable<SatoriOptions['fonts']>;

/** The face for letters that the site's own families lack. */
const OTHER = '@fontsource/tinos';
const OTHER_SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'];
/** Scripts that are set as a whole in the other face, digits and signs included. */
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

let fonts: Promise<Fonts> | undefined;

/** Loads the site's two families and the other face. Always the same array, because satori parses each array's fonts once. */
export function cardFonts(): Promise<Fonts> {
  return (fonts ??= Promise.all([
    loadFont('display', type.display.card, 400),
    loadFont('text', type.text.card, 500),
    ...OTHER_SUBSETS.map((subset) => loadFont(subset, `${OTHER}/files/tinos-${subset}-400-normal.woff`, 400)),
  ]));
}

async function loadFont(name: string, file: string, weight: 400 | 500): Promise<Fonts[number]> {
  return { name, data: await readFile(require.resolve(file)), weight };
}

/** Draws a page's social card, a PNG of 1200 × 630 px: its title, what it is in one line, and its own drawing. */
export async function socialCard(card: SocialCard): Promise<Buffer> {
  const { text, picture } = layout(card);
  const logo = await cardLogo();
  const { ground, stroke } = cardColors(card, logo !== undefined);
  const drawn = await drawWords(writable(card), text, logo !== undefined);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<path fill="${ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${renderDrawing(card, picture, stroke)}` +
    (logo
      ? `<image x="${text.x}" y="${text.y - 12}" width="${logo.width}" height="${logo.height}" href="${logo.href}"/>`
      : '') +
    `<svg x="${text.x}" y="${text.y}"${drawn.slice('<svg'.length)}</svg>`;
  // The ground covers every pixel, so there is no transparency. Compression level 4: 25% faster, 3% larger.
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .withXmp(described(card))
    .png({ compressionLevel: 4, adaptiveFiltering: false })
    .toBuffer();
}

/** Returns the card's words as the picture's description (XMP, Dublin Core), for people who can't see it. */
function described({ siteName, title, line }: SocialCard): string {
  const text = escapeXml([siteName, title, line].join('\n'));
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;
}

/** Scripts that the fonts have. Common letters are digits and signs. */
const WRITABLE = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]*$/u;
/** Emoji and signs that no font has. */
const SIGNS = /(?![\u0020-\u00ff\u2010-\u2044\p{Sc}™−])[\p{S}\p{Cf}\ufe0f\u20e3]/gu;

/**
 * Returns the card with text that the fonts can write. Replaces a title in another script with the site's name, and such a line
 * with ''.
 */
function writable(card: SocialCard): SocialCard {
  return { ...card, title: writableText(card.title) || card.siteName, line: writableText(card.line) };
}

function writableText(text: string): string {
  return WRITABLE.test(text) ? text.replace(SIGNS, '').trim() : '';
}

/** Sets the words as outlines. */
async function drawWords(
  card: SocialCard,
  place: ReturnType<typeof layout>['text'],
  hasLogo: boolean,
): Promise<string> {
  const family = OTHER_SCRIPT.test(card.title) ? OTHER_SUBSETS.join(', ') : undefined;
  const { width, height } = place;
  return satori(renderText(card, place, { family, hasLogo }), { width, height, fonts: await cardFonts() });
}
