import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { digestOf, type FileCache } from '../../../lib/files/cache.ts';
import type { Download, Validators } from '../../../lib/net/download.ts';

// A phone's column at its usual densities, and the widest place on the site.
const WIDTHS = [480, 800, 1200];
const MAX_PIXELS = 50_000_000;
const QUALITY = 75;
const VERSION = digestOf(4, WIDTHS, QUALITY, sharp.versions);

/** A picture in several sizes (one, if it moves), as files in the cache. */
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
  const { autoOrient: full, format, pages = 1 } = await picture.metadata();
  if (format === 'svg') {
    // As a picture of pixels: opened by itself, a stranger's drawing would run its scripts on this site.
    const wide = Math.min(2 * full.width, WIDTHS.at(-1) ?? 0);
    const drawn = sharp(bytes, { density: (72 * wide) / full.width, limitInputPixels: MAX_PIXELS });
    await cache.write(`${key}.webp`, await drawn.webp({ quality: QUALITY }).toBuffer());
    return { width: full.width, height: full.height, files: [{ name: `${key}.webp`, width: wide }] };
  }
  const width = Math.min(full.width, WIDTHS.at(-1) ?? 0);
  const height = Math.max(1, Math.round((full.height * width) / full.width));
  const control = bytes.indexOf('acTL'); // an animated PNG, of which sharp reads only the first frame
  if (pages > 1 ? /^(?:gif|webp)$/.test(format) : control > 0 && control < bytes.indexOf('IDAT')) {
    const smaller = format === 'gif' && (await movingWebp(bytes));
    const name = `${key}-${full.width}.${smaller ? 'webp' : format}`;
    await cache.write(name, smaller || bytes);
    return { width, height, files: [{ name, width: full.width }] };
  }
  const files = [];
  for (const wide of [...WIDTHS.filter((w) => w < width), width]) {
    const name = `${key}-${wide}.webp`;
    await cache.write(name, await picture.clone().resize({ width: wide }).webp({ quality: QUALITY }).toBuffer());
    files.push({ name, width: wide });
  }
  return { width, height, files };
}

/** Returns a GIF as a moving WebP file if that is smaller. */
async function movingWebp(gif: Buffer): Promise<Buffer | undefined> {
  const webp = await sharp(gif, { animated: true, limitInputPixels: MAX_PIXELS })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => undefined);
  return webp && webp.length < gif.length ? webp : undefined;
}
