import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { Post } from '../../features/blog/post.ts';
import { withBase } from '../../paths.ts';
import { PICTURE_CACHE, PICTURE_FOLDER } from './feed-picture-cache.ts';

const WIDEST = 1200;
const LARGEST = 20_000_000;
const TIMEOUT = 10_000;
const AT_ONCE = 8;

interface Picture {
  src: string;
  width: number;
  height: number;
}

const IMAGE = /<img\b[^>]*?\bsrc="(https?:[^"]*)"[^>]*>/g;

/**
 * The posts with their pictures fetched, made at most 1200 px wide and re-encoded, served by the site itself with their
 * size known. A picture that can't be had stays where it is, by https: the site's policy admits no other.
 */
export async function localPictures(posts: Post[]): Promise<Post[]> {
  const tags = posts.flatMap((post) => Array.from(post.content.matchAll(IMAGE), (match) => unescape(match[1] ?? '')));
  const queue = [...new Set(tags)];
  const pictures = new Map<string, Picture>();
  await mkdir(PICTURE_CACHE, { recursive: true });
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let url = queue.pop(); url; url = queue.pop()) {
        const picture = await fetchPicture(url);
        if (picture) pictures.set(url, picture);
      }
    }),
  );
  return posts.map((post) => ({
    ...post,
    image: pictures.get(post.image)?.src ?? toHttps(post.image),
    content: post.content.replace(IMAGE, (tag, address: string) => rewrite(tag, pictures.get(unescape(address)))),
  }));
}

/** An <img> tag that shows the local picture, or the remote one by https. */
function rewrite(tag: string, picture: Picture | undefined): string {
  if (!picture) return tag.replace('src="http:', 'src="https:');
  return tag
    .replace(/ (width|height)="[^"]*"/g, '')
    .replace(/src="[^"]*"/, `src="${picture.src}" width="${picture.width}" height="${picture.height}"`);
}

async function fetchPicture(url: string): Promise<Picture | undefined> {
  const name = `${createHash('sha256').update(url).digest('hex').slice(0, 16)}.webp`;
  const file = `${PICTURE_CACHE}/${name}`;
  try {
    if (!existsSync(file)) await writeFile(file, await encode(await download(url)));
    const { width, height } = await sharp(file).metadata();
    return { src: withBase(`/${PICTURE_FOLDER}/${name}`), width, height };
  } catch (error) {
    console.warn(
      `A picture of the feed stays where it is: ${url} (${error instanceof Error ? error.message : error}).`,
    );
    return undefined;
  }
}

function encode(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).rotate().resize({ width: WIDEST, withoutEnlargement: true }).webp({ quality: 78 }).toBuffer();
}

async function download(url: string): Promise<Buffer> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT) });
  if (!response.ok) throw new Error(`answered ${response.status}`);
  if (Number(response.headers.get('content-length') ?? 0) > LARGEST) throw new Error('too large');
  const bytes = Buffer.from(await response.arrayBuffer());
  if (bytes.length > LARGEST) throw new Error('too large');
  return bytes;
}

function toHttps(address: string): string {
  return address.replace(/^http:/, 'https:');
}

function unescape(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}
