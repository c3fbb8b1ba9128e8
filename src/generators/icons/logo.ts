import sharp, { type Sharp } from 'sharp';
import { brandPicture } from '../../content/brand.ts';
import { areaDrawing } from '../../components/art/area-drawing.ts';
import { site } from '../../site.config.ts';
import { theme } from '../../styles/theme.ts';
import { iconPng } from './icon.ts';

/** A side of the logo and of the portrait as search engines get them, in pixels. */
export const LOGO_SIZE = 512;

const { paper } = theme.light;

/** The logo for search engines, square: the owner's on paper, or the icon. */
export function logoPng(): Promise<Buffer> {
  const own = brandPicture('logo');
  return own ? square(sharp(own.file, { density: 300 }), 'contain') : iconPng(LOGO_SIZE);
}

interface CardLogo {
  href: string;
  width: number;
  height: number;
}

let forCards: Promise<CardLogo | undefined> | undefined;

/** The owner's logo as a social card shows it, in the card's pixels; undefined where there is none. Drawn once for all cards. */
export function cardLogo(): Promise<CardLogo | undefined> {
  return (forCards ??= drawCardLogo());
}

async function drawCardLogo(): Promise<CardLogo | undefined> {
  const own = brandPicture('logo');
  if (!own) return undefined;
  const { data, info } = await sharp(own.file, { density: 300 })
    .resize({ width: 840, height: 128, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { href: `data:image/png;base64,${data.toString('base64')}`, width: info.width / 2, height: info.height / 2 };
}

/** The founder for search engines, square: the owner's portrait, or a drawing of their own. */
export function portraitPng(): Promise<Buffer> {
  const own = brandPicture('portrait');
  if (own) return square(sharp(own.file), 'cover');
  const { width, height, strokes } = areaDrawing('consulting', site.founder.name);
  const drawing =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${LOGO_SIZE}" height="${LOGO_SIZE}">` +
    `<path fill="none" stroke="${theme.accents.consulting.light}" stroke-width="1.5" d="${strokes.join('')}"/></svg>`;
  return square(sharp(Buffer.from(drawing)), 'contain');
}

function square(picture: Sharp, fit: 'contain' | 'cover'): Promise<Buffer> {
  return picture
    .resize(LOGO_SIZE, LOGO_SIZE, { fit, background: paper })
    .flatten({ background: paper })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
