import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FileCache } from '../../../lib/files/cache.ts';
import { type Download, download, type Validators } from '../../../lib/net/download.ts';
import { isPublicHost } from '../../../lib/net/public-address.ts';
import { withBase } from '../../../paths.ts';
import { MIN_SIDE } from '../clean/pictures.ts';
import { attributesOf, changeElements } from './change-elements.ts';
import { type PictureSizes, pictureSizes } from './picture-sizes.ts';

const CONCURRENCY = 8;
const MAX_WARNINGS = 5;
const COLUMN = '(min-width: 64rem) 50rem, 92vw';

export interface LocalPicturesOptions {
  cache: FileCache;
  /** The feed's host name, or ''. If it is in the builder's own network, pictures may come from there too. */
  feedHost: string;
  publicFolder: string;
  warn: (line: string) => void;
}

interface Pictured {
  content: string;
  image: string;
  /** The address of the drawing that is its picture if it has no other. */
  drawn: string;
}

/**
 * Fetches the posts' pictures and re-encodes them in several sizes, for the site to serve itself. A picture that can't be
 * fetched stays on its host, by https: the site's policy allows no other. Adds the files of each post's pictures, by their names in the
 * cache.
 */
export async function localPictures<P extends Pictured>(posts: readonly P[], options: LocalPicturesOptions) {
  const listed = posts.map((post) => ({
    post,
    addresses: [post.image, ...attributesOf(post.content, 'img').map(({ src = '' }) => src)],
  }));
  const all = new Set(listed.flatMap(({ addresses }) => addresses));
  const known = await fetchAll(
    [...all].filter((address) => isRemote(address) || isPasted(address) || isOwnPhoto(address)),
    options,
  );
  const shown = listed.map(async ({ post, addresses }) => {
    // The picture that it has, or if that turns out to be small, the first in its text that isn't, or its drawing.
    const image = addresses.find((address, index) => isLarge(known.get(address), index === 0)) ?? post.drawn;
    const sizes = known.get(image);
    return {
      ...post,
      image: sizes ? largest(sizes) : toHttps(image),
      imageSet: sizes && srcset(sizes),
      content: await rewrite(post.content, known),
      pictures: addresses.flatMap((address) => known.get(address)?.files.map(({ name }) => name) ?? []),
    };
  });
  return Promise.all(shown);
}

async function fetchAll(queue: string[], options: LocalPicturesOptions): Promise<Map<string, PictureSizes>> {
  const { cache, feedHost, publicFolder, warn } = options;
  const fromAnywhere = feedHost !== '' && !(await isPublicHost(feedHost).catch(() => true));
  const sizes = new Map<string, PictureSizes>();
  let failures = 0;
  /** Downloads a picture, or reads one of the site's own. */
  async function load(address: string, known: Validators): Promise<Download> {
    if (isRemote(address)) return download(address, fromAnywhere, known);
    if (isPasted(address)) return { bytes: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') };
    const path = decodeURIComponent(address);
    const isBeside = isBesideText(address);
    const folder = isBeside ? '.' : publicFolder;
    const file = join(folder, path.slice((isBeside ? BESIDE_TEXT : withBase('/')).length));
    // A feed may say any path.
    if (relative(folder, file).startsWith('..')) throw new Error('it isn’t one of the site’s pictures');
    return { bytes: await readFile(file) };
  }
  async function work(): Promise<void> {
    for (let url = queue.pop(); url; url = queue.pop()) {
      try {
        const address = url;
        sizes.set(address, await pictureSizes(address, cache, (known) => load(address, known)));
      } catch (error) {
        failures++;
        const reason = error instanceof Error ? error.message : error;
        if (failures <= MAX_WARNINGS)
          warn(`Could not download the picture ${url.slice(0, 200)} of a post, so it keeps its address: ${reason}.`);
      }
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  if (failures > MAX_WARNINGS) warn(`${failures} pictures of posts could not be downloaded and keep their addresses.`);
  return sizes;
}

/** Returns whether a picture's shorter side is that of a post's picture; `unknown` if its size isn't known. */
function isLarge(sizes: PictureSizes | undefined, unknown: boolean): boolean {
  return sizes ? Math.min(sizes.width, sizes.height) >= MIN_SIDE : unknown;
}

/** Returns a body whose <img> tags show the local pictures, or the remote ones by https. */
function rewrite(content: string, known: ReadonlyMap<string, PictureSizes>): Promise<string> {
  return changeElements(content, 'img', (attributes) => {
    const sizes = known.get(attributes['src'] ?? '');
    if (!sizes) return { ...attributes, src: toHttps(attributes['src'] ?? '') };
    const { width, height } = sizes;
    const shown = { src: largest(sizes), srcset: srcset(sizes), sizes: COLUMN };
    return { ...attributes, ...shown, width: `${width}`, height: `${height}` };
  });
}

const isPasted = (address: string) => address.startsWith('data:image/') && address.includes(';base64,');
const isRemote = (address: string) => /^https?:/.test(address);
/** A picture next to a Markdown file has its path after this. */
const BESIDE_TEXT = withBase('/@/');
const isBesideText = (address: string) => address.startsWith(BESIDE_TEXT);
/** Drawings (SVG) and moving pictures (GIF) of `public` stay as they are. */
const isOwnPhoto = (address: string) =>
  isBesideText(address) || (address.startsWith(withBase('/')) && /\.(?:avif|jpe?g|png|webp)$/i.test(address));
const toHttps = (address: string) => address.replace(/^http:/, 'https:');
const path = (name: string) => withBase(`/pictures/${name}`);
const largest = ({ files }: PictureSizes) => path(files.at(-1)?.name ?? '');
const srcset = ({ files }: PictureSizes) => files.map(({ name, width }) => `${path(name)} ${width}w`).join(', ');
