import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { brandPicture } from '../../content/derived/brand-pictures.ts';

/** How far an SVG may reach beyond its view box, as a share of its size: a letter's tail in another font, a wide stroke. */
const OVERHANG = 0.25;

let rendered: Promise<Awaited<ReturnType<typeof renderLogo>> | undefined> | undefined;

/** Returns the owner's logo for social cards, whole, in the card's pixels, or undefined. Rendered once for all cards. */
export function cardLogo() {
  const own = brandPicture('logo');
  return (rendered ??= own ? renderLogo(own.file) : Promise.resolve(undefined));
}

/** Renders a logo as a picture of at most 420 × 64 px. */
async function renderLogo(file: string) {
  return sharp(file.endsWith('.svg') ? await withOverhang(file) : file, { density: 300 })
    .trim()
    .resize({ width: 420, height: 64, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Returns an SVG with room around it, in which what is outside its view box shows. */
async function withOverhang(file: string): Promise<Buffer> {
  const { width, height } = await sharp(file, { density: 72 }).metadata();
  const [x, y] = [OVERHANG * width, OVERHANG * height];
  const place = `x="${x}" y="${y}" width="${width}" height="${height}" overflow="visible"`;
  const svg = (await readFile(file, 'utf8')).replace(
    /^[\s\S]*?<svg([^>]*)/,
    (_, attributes: string) => `<svg ${place}${attributes.replace(/\s(?:x|y|width|height|overflow)=(["']).*?\1/g, '')}`,
  );
  const size = `width="${width + 2 * x}" height="${height + 2 * y}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${svg}</svg>`);
}
