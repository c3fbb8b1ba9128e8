import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';
import sharp from 'sharp';
import { decodePart } from '../../../lib/net/url.ts';
import { siteUrl } from '../../../lib/net/site-origin.ts';
import { paths, withBase } from '../../../paths.ts';
import { changeElements } from './change-elements.ts';

/**
 * Gives each of the site's own pictures its size, so that nothing moves when it loads, and its address as it is spelled on the disk.
 * `file` is the Markdown file that shows them.
 */
export function placePictures(html: string, file: string): Promise<string> {
  return changeElements(html, 'img', async (attributes) => {
    const picture = findFile(pathOf(attributes['src'] ?? '', file));
    const size = picture && (await sizeOf(picture));
    if (!size) return attributes;
    return { width: `${size.width}`, height: `${size.height}`, ...attributes, src: addressOf(picture) };
  });
}

/** Returns a picture's full address, or that of one on another host unchanged. */
export function pictureAddress(address: string, file: string): string {
  const found = findFile(pathOf(address, file));
  return found ? addressOf(found) : address;
}

/** Returns what is wrong with a picture that a Markdown file shows, or undefined. */
export async function pictureFault(address: string, file: string): Promise<string | undefined> {
  const path = pathOf(address, file);
  const found = findFile(path);
  if (found) return (await sizeOf(found)) ? undefined : `${file}: ${found} isn’t a picture that can be read.`;
  if (!path || isMade(path)) return undefined;
  const name = basename(path);
  const [inPublic, beside] = [`/${name}`, name].map((form) => (/\s/.test(form) ? `<${form}>` : form));
  const written = path.startsWith('public/') ? path.slice('public'.length) : decodePart(address);
  return `${file}: the picture ${written} isn’t there. Put it into public and write ${inPublic}, or next to the post and write ${beside}.`;
}

async function sizeOf(picture: string): Promise<{ width: number; height: number } | undefined> {
  try {
    return (await sharp(picture).metadata()).autoOrient;
  } catch {
    return undefined;
  }
}

/** Returns the path that a file's address means in the project, or '' on another host. */
export function pathOf(address: string, file: string): string {
  const home = siteUrl(paths.home);
  const path = address.startsWith(home) ? address.slice(home.length - 1) : address;
  const [name = ''] = path.split(/[?#]/);
  if (!name || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(name)) return '';
  return normalize(join(name.startsWith('/') ? 'public' : dirname(file), decodePart(name)));
}

/** Returns whether the build makes a file of `public`: it has a route of that name or folder. */
function isMade(path: string): boolean {
  const route = join('src/pages', path.slice('public/'.length));
  const folder = dirname(route);
  return path.startsWith('public/') && (existsSync(`${route}.ts`) || (folder !== 'src/pages' && existsSync(folder)));
}

/**
 * Returns a path as it is spelled on the disk, which a host takes exactly: some systems spell an accent as a letter of its own, or don't
 * tell capitals apart. Undefined if there is none.
 */
function findFile(path: string): string | undefined {
  if (!path || path.startsWith('..')) return undefined;
  const folder = dirname(path) === '.' ? '.' : findFile(dirname(path));
  const [name, names] = [basename(path), folder ? readdirSync(folder) : []];
  const found = names.includes(name) ? name : names.find((other) => keyOf(other) === keyOf(name));
  return folder && found && join(folder, found);
}

/** Returns the same key for a file's path however its letters are spelled: hosts and editors differ. */
export const keyOf = (path: string) => path.normalize().toLowerCase();

/** Returns a picture's address. One that isn't in `public` gets its path below `/@/`, which `localPictures` knows. */
function addressOf(path: string): string {
  const address = path.startsWith('public/') ? path.slice('public'.length) : `/@/${path}`;
  return withBase(address.split('/').map(encodeURIComponent).join('/') as `/${string}`).replace('/%40/', '/@/');
}
