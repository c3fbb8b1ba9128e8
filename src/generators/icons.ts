import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { mark } from '../components/art/mark.ts';
import { brandPicture } from '../content/derived/brand.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { theme } from '../styles/theme.ts';
import { language } from '../locale.ts';

/** The sizes that phones and app stores ask for, in pixels. */
export const MANIFEST_ICONS = [192, 512] as const;

/** The side of the logo and the portrait for search engines, in pixels. */
export const LOGO_SIZE = 512;

/** The longest name that phones show below an icon. */
const MAX_SHORT_NAME = 12;

const { paper } = theme.light;
const OPEN = '<svg xmlns="http://www.w3.org/2000/svg"';

/**
 * Returns the site's icon as an SVG: the owner's, or the mark on ink, filling the whole square because phones crop the
 * corners. An owner's bitmap is embedded at 256 px.
 */
export async function iconSvg(): Promise<string> {
  const own = brandPicture('icon');
  if (own?.file.endsWith('.svg')) return readFile(own.file, 'utf8');
  if (own) {
    const png = await sharp(own.file).resize(256, 256, { fit: 'cover' }).png().toBuffer();
    return `${OPEN} viewBox="0 0 256 256"><image width="256" height="256" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  }
  const { ink } = theme.light;
  const { width, height, strokes } = mark;
  return (
    `${OPEN} viewBox="0 0 ${width} ${height}"><path fill="${ink}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="none" stroke="${paper}" stroke-width="2" d="${strokes.join('')}"/></svg>`
  );
}

/** Renders the icon as a square PNG. `size`: its side in pixels. */
export async function iconPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(await iconSvg()), { density: Math.max(72, 2.25 * size) })
    .resize(size, size, { fit: 'cover' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Joins PNGs of several sizes into one .ico: a directory of 16 bytes per entry, then the pictures. */
export function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2); // 1: icons
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size % 256, at); // 0 means 256
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4); // planes
    header.writeUInt16LE(32, at + 6); // bits per pixel
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}

/** Renders the square logo for search engines: the owner's on paper, or the icon. */
export function logoPng(): Promise<Buffer> {
  const own = brandPicture('logo');
  return own ? square(sharp(own.file, { density: 300 }), 'contain') : iconPng(LOGO_SIZE);
}

/** Renders the founder's square portrait for search engines: the owner's picture, or the icon. */
export function portraitPng(): Promise<Buffer> {
  const own = brandPicture('portrait');
  return own ? square(sharp(own.file), 'cover') : iconPng(LOGO_SIZE);
}

function square(picture: Sharp, fit: 'contain' | 'cover'): Promise<Buffer> {
  return picture
    .resize(LOGO_SIZE, LOGO_SIZE, { fit, background: paper })
    .flatten({ background: paper })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Returns the web app manifest, which phones read before they add the site to a home screen. */
export function webManifest() {
  return {
    name: site.name,
    short_name: shortName(site.name),
    description: site.description,
    lang: language,
    start_url: paths.home,
    scope: paths.home,
    display: 'browser',
    background_color: theme.light.paper,
    theme_color: theme.light.paper,
    icons: [
      { src: paths.icon, type: 'image/svg+xml', sizes: 'any' },
      ...MANIFEST_ICONS.map((size) => ({
        src: paths.iconPng(size),
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: 'any maskable',
      })),
    ],
  };
}

/** Returns a name that fits below a phone's icon: the whole name, or its first word without punctuation. */
export function shortName(name: string): string {
  if (name.length <= MAX_SHORT_NAME) return name;
  return (name.split(' ')[0] ?? name).replace(/[\p{P}\p{S}]+$/u, '');
}
