import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori, { type SatoriOptions } from 'satori';
import sharp from 'sharp';
import { theme } from '../../styles/theme.ts';
import { type } from '../../styles/type.ts';
import { cardLogo } from '../icons/logo.ts';
import { art, HEIGHT, places, type SocialCard, WIDTH, words } from './card-layout.ts';
import { fallbackFonts } from './fallback-fonts.ts';

const require = createRequire(import.meta.url);
type Fonts = NonNullable<SatoriOptions['fonts']>;
let fonts: Promise<Fonts> | undefined;

/** The site's own two families. One array for all cards: satori reads the fonts of an array that it knows only once. */
export function cardFonts(): Promise<Fonts> {
  return (fonts ??= Promise.all([
    readFile(require.resolve(type.display.card)).then((data) => ({ name: 'display', data, weight: 400 as const })),
    readFile(require.resolve(type.text.card)).then((data) => ({ name: 'text', data, weight: 500 as const })),
  ]));
}

/** A page's social card as a PNG of 1200 × 630 px: its title, what it is in a line, and its own drawing. */
export async function socialCard(card: SocialCard): Promise<Buffer> {
  const { words: text, art: picture } = places(card);
  const logo = await cardLogo();
  const drawn = await drawWords(plain(card), text, logo !== undefined);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<path fill="${theme.light.paper}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>${art(card, picture)}` +
    (logo
      ? `<image x="${text.x}" y="${text.y - 12}" width="${logo.width}" height="${logo.height}" href="${logo.href}"/>`
      : '') +
    `<svg x="${text.x}" y="${text.y}"${drawn.slice('<svg'.length)}</svg>`;
  // The paper covers all of it. A fourth of the time is saved on pressing it harder, for a thirtieth of its bytes.
  return sharp(Buffer.from(svg))
    .removeAlpha()
    .withXmp(described(card))
    .png({ compressionLevel: 4, adaptiveFiltering: false })
    .toBuffer();
}

/** Its words as the picture's own description (XMP, Dublin Core), for whoever can't see it. */
function described({ siteName, title, line }: SocialCard): string {
  const text = [siteName, title, line].join('\n').replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;
}

/** Without pictographs, which no font of the site draws. */
function plain(card: SocialCard): SocialCard {
  return { ...card, title: withoutPictographs(card.title), line: withoutPictographs(card.line) };
}

function withoutPictographs(text: string): string {
  return text.replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '').trim();
}

/** Letters that the families of most sites lack and one other has, with the digits and signs among them: one face a title. */
const FOREIGN = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

const known = new Map<string, Promise<Fonts>>();

/** The site's own fonts and others, in one array for each set of others. */
function withOthers(others: Fonts): Promise<Fonts> {
  const key = others.map(({ name }) => name).join();
  const together = known.get(key) ?? cardFonts().then((own) => (others.length > 0 ? [...own, ...others] : own));
  known.set(key, together);
  return together;
}

/** The words in outlines. Those that no installed font can write are left out, rather than shown as boxes. */
async function drawWords(
  card: SocialCard,
  place: ReturnType<typeof places>['words'],
  hasLogo: boolean,
): Promise<string> {
  const missing = new Set<string>();
  const others = FOREIGN.test(card.title) ? await fallbackFonts('unknown', card.title, () => {}) : [];
  const family = others.length > 0 ? others.map(({ name }) => name).join(', ') : undefined;
  const svg = await satori(words(card, place, { family, hasLogo }), {
    width: place.width,
    height: place.height,
    fonts: await withOthers(others),
    loadAdditionalAsset: (script, text) => fallbackFonts(script, text, (letter) => missing.add(letter)),
  });
  if (missing.size === 0) return svg;
  const letters = [...missing].join(' ');
  console.warn(`The social card of “${card.title}” goes without it: no installed font has ${letters}.`);
  const written = (text: string) => (Array.from(text).some((letter) => missing.has(letter)) ? '' : text);
  return drawWords({ ...card, title: written(card.title) || card.siteName, line: written(card.line) }, place, hasLogo);
}
