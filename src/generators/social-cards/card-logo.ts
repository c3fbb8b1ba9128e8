import sharp from 'sharp';
import { brandPicture } from '../../data/brand-pictures.ts';

let rendered: Promise<Awaited<ReturnType<typeof renderLogo>> | undefined> | undefined;

/** Returns the owner's logo for social cards, in the card's pixels, or undefined. Rendered once for all cards. */
export function cardLogo() {
  const own = brandPicture('logo');
  return (rendered ??= own ? renderLogo(own.file) : Promise.resolve(undefined));
}

/** Renders a logo as a picture of at most 420 × 64 px. */
async function renderLogo(file: string) {
  return sharp(file, { density: 300 })
    .trim()
    .resize({ width: 420, height: 64, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}
