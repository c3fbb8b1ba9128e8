import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { brandPicture } from '../data/brand-pictures.ts';
/** One loop of a thread, in two parts, of which one crosses over the other. Bold, to stay legible in a browser tab. */
import mark from '../drawings/mark/loop.svg?raw';
import { MANIFEST_ICONS } from '../paths.ts';
import { theme } from '../styles/theme.ts';

/** The side of the logo and the portrait for search engines, in pixels. */
export const LOGO_SIZE = 512;

/** The pixels that pages show of each side of the portrait. A smaller one is blurred. */
const PORTRAIT_SIDE = 1000;

const SMALL = { compressionLevel: 9 };
const { paper } = theme.light;
const accent = theme.accents.consulting.light;
const svg = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const asPng = (make: () => Promise<Buffer>) => ({ type: 'image/png', make });

const portrait = brandPicture('portrait');

/** The icons by their place in the site: for tabs, old browsers and crawlers, an iPhone's home screen, the manifest and search engines. */
export const ICONS = {
  'icon.svg': { type: 'image/svg+xml', make: () => iconSvg(accent) },
  'favicon.ico': { type: 'image/x-icon', make: iconIco },
  'apple-touch-icon.png': asPng(() => iconPng(180)),
  ...Object.fromEntries(MANIFEST_ICONS.map((size) => [`icons/${size}.png`, asPng(() => iconPng(size))])),
  'logo.png': asPng(logoPng),
  ...(portrait && { 'portrait.png': asPng(() => portraitPng(portrait.file)) }),
};

/** Returns the site's icon as an SVG: the owner's, a bitmap embedded, or the mark in a color on paper to the edges, which phones crop. */
async function iconSvg(color: string): Promise<string> {
  const own = brandPicture('icon');
  if (own?.file.endsWith('.svg')) return readFile(own.file, 'utf8');
  if (own) {
    const png = await sharp(own.file).resize(256, 256).png().toBuffer();
    return svg(256, 256, `<image width="256" height="256" href="data:image/png;base64,${png.toString('base64')}"/>`);
  }
  const drawn = mark.replaceAll('currentColor', color).replaceAll('var(--paper)', paper);
  return svg(32, 32, `<path fill="${paper}" d="M0 0h32v32H0z"/>${drawn}`);
}

/** Renders the icon as a square PNG of a size in pixels, the mark in a color. */
export async function iconPng(size: number, color: string = accent): Promise<Buffer> {
  const density = Math.max(72, 2.25 * size);
  return sharp(Buffer.from(await iconSvg(color)), { density })
    .resize(size, size)
    .png(SMALL)
    .toBuffer();
}

/** Renders the icon as an .ico file with one picture of 48 px: a header, an entry, and the PNG. */
async function iconIco(): Promise<Buffer> {
  const png = await iconPng(48);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 48, 48, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(png.length, 14);
  return Buffer.concat([header, png]);
}

/** Renders the square logo for search engines: the owner's on paper, or the icon. */
function logoPng(): Promise<Buffer> {
  const own = brandPicture('logo');
  return own ? square(sharp(own.file, { density: 300 }), 'contain') : iconPng(LOGO_SIZE);
}

/** Renders the owner's square portrait of the founder for search engines. */
async function portraitPng(file: string): Promise<Buffer> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  if (!file.endsWith('.svg') && Math.min(width, height) < PORTRAIT_SIDE)
    console.warn(`[WARN] ${file} has ${width} × ${height} pixels; pages show up to ${PORTRAIT_SIDE} on each side.`);
  return square(sharp(file).autoOrient(), 'cover');
}

function square(picture: Sharp, fit: 'contain' | 'cover'): Promise<Buffer> {
  return picture
    .resize(LOGO_SIZE, LOGO_SIZE, { fit, background: paper })
    .flatten({ background: paper })
    .png(SMALL)
    .toBuffer();
}
