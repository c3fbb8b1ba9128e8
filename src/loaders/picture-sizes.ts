import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { digestOf, type FileCache } from '../lib/cache.ts';
import type { Download, Validators } from '../lib/net/download.ts';

// A phone's column at its usual densities, and the widest place on the site.
const WIDTHS = [480, 800, 1200];
const MAX_PIXELS = 50_000_000;
const QUALITY = 75;
const VERSION = digestOf(2, WIDTHS, QUALITY, sharp.versions);

/** A picture in several sizes, as files in the cache. */
export interface PictureSizes {
  width: number;
  height: number;
  /** Narrowest first; the last is as wide as the picture. */
  files: { name: string; width: number }[];
}

interface CachedPicture extends PictureSizes, Validators {
  /** The digest of the picture that the sizes were made from. */
  content: string;
}

/**
 * Returns a picture as WebP files, at most 1200 px wide. Asks each time whether the picture at the address has changed, and encodes
 * it only if its bytes have. A picture that is no longer available keeps its files; throws if there are none.
 */
export async function pictureSizes(
  url: string,
  cache: FileCache,
  load: (known: Validators) => Promise<Download>,
): Promise<PictureSizes> {
  const name = `${digestOf(VERSION, url)}.json`;
  const found = await cache.read(name);
  const entry = found && (JSON.parse(found.toString()) as CachedPicture);
  const cached = entry?.files.every((file) => cache.has(file.name)) ? entry : undefined;
  let answer: Download;
  try {
    answer = await load({ etag: cached?.etag, lastModified: cached?.lastModified });
  } catch (error) {
    if (cached) return cached;
    throw error;
  }
  const { bytes, etag, lastModified } = answer;
  if (!bytes && cached) return cached;
  if (!bytes) throw new Error('the server answered 304 (not modified) to a first request');
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  const sizes = cached?.content === content ? cached : await encode(bytes, digestOf(VERSION, content), cache);
  const { width, height, files } = sizes;
  await cache.write(
    name,
    JSON.stringify({ width, height, files, content, etag, lastModified } satisfies CachedPicture),
  );
  return { width, height, files };
}

async function encode(bytes: Buffer, key: string, cache: FileCache): Promise<PictureSizes> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate();
  const { autoOrient: full } = await picture.metadata();
  const width = Math.min(full.width, WIDTHS.at(-1) ?? 0);
  const files = [];
  for (const wide of [...WIDTHS.filter((w) => w < width), width]) {
    const name = `${key}-${wide}.webp`;
    await cache.write(name, await picture.clone().resize({ width: wide }).webp({ quality: QUALITY }).toBuffer());
    files.push({ name, width: wide });
  }
  return { width, height: Math.max(1, Math.round((full.height * width) / full.width)), files };
}
