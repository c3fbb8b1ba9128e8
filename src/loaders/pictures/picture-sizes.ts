import sharp from 'sharp';
import { type FileCache, digestOf } from '../../lib/cache.ts';

// A phone's column at its usual densities, and the widest place on the site.
const WIDTHS = [480, 800, 1200];
const MOST_PIXELS = 50_000_000;
const QUALITY = 75;
const VERSION = digestOf(1, WIDTHS, QUALITY, sharp.versions);

/** A picture in several sizes, as files of the store that they were put into. */
export interface PictureSizes {
  width: number;
  height: number;
  /** Narrowest first; the last is as wide as the picture. */
  files: { name: string; width: number }[];
}

/** A picture of a former build, or one made of what `load` gives: WebP, at most 1200 px wide. Throws what `load` and sharp throw. */
export async function pictureSizes(url: string, kept: FileCache, load: () => Promise<Buffer>): Promise<PictureSizes> {
  const key = digestOf(VERSION, url);
  const known = await kept.read(`${key}.json`);
  const sizes = known && (JSON.parse(known.toString()) as PictureSizes);
  if (sizes && sizes.files.every(({ name }) => kept.has(name))) return sizes;
  const made = await encode(await load(), key, kept);
  await kept.write(`${key}.json`, JSON.stringify(made));
  return made;
}

async function encode(bytes: Buffer, key: string, kept: FileCache): Promise<PictureSizes> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS }).rotate();
  const { autoOrient: full } = await picture.metadata();
  const width = Math.min(full.width, WIDTHS.at(-1) ?? 0);
  const files = [];
  for (const wide of [...WIDTHS.filter((w) => w < width), width]) {
    const name = `${key}-${wide}.webp`;
    await kept.write(name, await picture.clone().resize({ width: wide }).webp({ quality: QUALITY }).toBuffer());
    files.push({ name, width: wide });
  }
  return { width, height: Math.max(1, Math.round((full.height * width) / full.width)), files };
}
