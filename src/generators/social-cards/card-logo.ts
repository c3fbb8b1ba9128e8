import sharp from 'sharp';
import { brandPicture } from '../../data/brand-pictures.ts';

let rendered: ReturnType<typeof renderLogo> | undefined;

/** Returns the owner's logo for social cards, in the card's pixels, or undefined. Rendered once for all cards. */
export function cardLogo() {
  return (rendered ??= renderLogo());
}

async function renderLogo() {
  const own = brandPicture('logo');
  if (!own) return undefined;
  const logo = sharp(own.file, { density: 300 }).trim().resize({ width: 420, height: 64, fit: 'inside' });
  return logo.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}
