import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { glob, type Loader } from 'astro/loaders';
import { digestOf } from '../lib/cache.ts';
import { CODE_VERSION } from './code-version.ts';

const PICTURE = /\/[^\s()"'<>?#\\]+\.(?:avif|gif|jpe?g|png|svg|webp)\b/gi;

/**
 * Loads the Markdown posts of a folder with Astro's glob loader. Unlike that loader alone, renders a post again when a
 * picture in it or the code changes, and clears the store when no file is left.
 */
export function markdownLoader(folder: string): Loader {
  const files = glob({ pattern: '*.md', base: folder });
  return {
    ...files,
    async load(context) {
      const names = await readdir(folder).catch(() => []);
      if (!names.some((name) => name.endsWith('.md'))) context.store.clear();
      await files.load({ ...context, generateDigest: (post) => postDigest(String(post)) });
    },
  };
}

/** Returns a digest of all that a post's HTML is made from. */
export function postDigest(post: string, { publicFolder = 'public', version = CODE_VERSION } = {}): string {
  const pictures = Array.from(post.matchAll(PICTURE), ([path]) => pictureBytes(publicFolder, path));
  return digestOf(version, post, pictures);
}

function pictureBytes(folder: string, path: string): string {
  try {
    return readFileSync(join(folder, decodeURI(path)), 'latin1');
  } catch {
    return ''; // on another host, or missing
  }
}
