import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { mark } from '../../components/art/mark.ts';
import { brandPicture } from '../../content/brand.ts';
import { theme } from '../../styles/theme.ts';

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg"';

/**
 * The site's icon as an SVG: the owner's, or the mark, light on ink, over the whole square, so that a phone may cut the
 * corners as it likes. An owner's picture of dots stands in the SVG as it is, at 256 px.
 */
export async function iconSvg(): Promise<string> {
  const own = brandPicture('icon');
  if (own?.file.endsWith('.svg')) return readFile(own.file, 'utf8');
  if (own) {
    const png = await sharp(own.file).resize(256, 256, { fit: 'cover' }).png().toBuffer();
    return `${OPEN} viewBox="0 0 256 256"><image width="256" height="256" href="data:image/png;base64,${png.toString('base64')}"/></svg>`;
  }
  const { ink, paper } = theme.light;
  const { width, height, strokes } = mark;
  return (
    `${OPEN} viewBox="0 0 ${width} ${height}"><path fill="${ink}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="none" stroke="${paper}" stroke-width="2" d="${strokes.join('')}"/></svg>`
  );
}

/** The icon as a PNG of so many pixels a side. */
export async function iconPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(await iconSvg()), { density: Math.max(72, 2.25 * size) })
    .resize(size, size, { fit: 'cover' })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Several PNGs in one .ico, each in its size: a directory of 16 bytes an entry, then the pictures as they are. */
export function ico(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2); // 1: icons
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size % 256, at); // 0 stands for 256
    header.writeUInt8(size % 256, at + 1);
    header.writeUInt16LE(1, at + 4); // planes
    header.writeUInt16LE(32, at + 6); // bits a pixel
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
