import { existsSync, readdirSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, normalize } from 'node:path';
import { parseFrontmatter } from '@astrojs/markdown-remark';
import type { LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';
import MagicString from 'magic-string';
import sharp from 'sharp';
import { isDay } from '../../../lib/day.ts';
import { digestOf } from '../../../lib/files/cache.ts';
import { validationErrors } from '../../../lib/define-content.ts';
import { decodePart } from '../../../lib/net/url.ts';
import { siteUrl } from '../../../lib/net/site-origin.ts';
import { paths, withBase } from '../../../paths.ts';
import { CODE_VERSION } from './code-version.ts';
import { pictureTags, tag } from './local-pictures.ts';

/** A fault in an owner's file, in one sentence that names it. */
export class MarkdownFault extends Error {}

/** A Markdown file with valid front matter. */
export interface MarkdownFile<T> {
  /** Its name without the ending. */
  id: string;
  /** Its path, for messages. */
  file: string;
  data: T;
  body: string;
  /** Changes with all that its HTML is made from: the text, its pictures and the code. */
  digest: string;
  /** Returns its HTML. Throws a MarkdownFault for a picture that isn't there. */
  render: () => Promise<string>;
}

type Context = Pick<LoaderContext, 'renderMarkdown' | 'logger'>;

const PICTURE = /[^\s()"'<>?#\\]+\.(?:avif|gif|jpe?g|png|svg|webp)\b/gi;

/** Reads a folder's Markdown files in alphabetical order. Leaves out a file whose fault `refuse` doesn't throw. */
export async function readMarkdown<S extends z.ZodTypeAny>(
  folder: string,
  schema: S,
  context: Context,
  refuse: (fault: unknown) => undefined,
): Promise<MarkdownFile<z.output<S>>[]> {
  const names = await readdir(folder).catch(() => []);
  const files = names
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readOne(join(folder, name), schema, context).catch(refuse));
  return (await Promise.all(files)).filter((file) => file !== undefined);
}

async function readOne<S extends z.ZodTypeAny>(
  file: string,
  schema: S,
  context: Context,
): Promise<MarkdownFile<z.output<S>>> {
  const text = decode(await readFile(file), file);
  const { frontmatter, rawFrontmatter, content } = frontMatterOf(text, file);
  const faults = [
    ...cutTexts(rawFrontmatter, file),
    ...impossibleDays(rawFrontmatter, file),
    ...validationErrors(file, schema, frontmatter),
  ];
  if (faults.length > 0) throw new MarkdownFault(faults.join('\n'));
  const pictures = Array.from(text.matchAll(PICTURE), ([address]) => findFile(pathOf(address, file)));
  const bytes = pictures.map(async (picture) => (picture ? (await readFile(picture)).toString('latin1') : ''));
  return {
    id: basename(file, '.md'),
    file,
    data: schema.parse(frontmatter) as z.output<S>,
    body: content,
    digest: digestOf(CODE_VERSION, text, await Promise.all(bytes)),
    async render() {
      const { html } = await context.renderMarkdown(content);
      for (const [link] of withoutCode(html).matchAll(/!?\[\[[^[\]\n]+\]\]/g))
        context.logger.warn(
          `${file}: ${link} stays as it is. Write [text](/address/), or ![text](picture.jpg) for a picture.`,
        );
      return placePictures(html, file);
    },
  };
}

/** Decodes UTF-8, with or without a byte-order mark. */
function decode(bytes: Uint8Array, file: string): string {
  try {
    if (bytes.includes(0)) throw new TypeError('UTF-16');
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const found = bytes.includes(0) ? 'is saved in UTF-16' : 'isn’t saved in UTF-8';
    throw new MarkdownFault(`${file} ${found}: save it in your editor with the encoding UTF-8.`);
  }
}

/** A line of front matter whose text YAML takes for something else: `title: AI at work: what we learned`. */
const UNQUOTED = /^([\w-]+):\s+(?:'(.*)'|((?!["']).*(?::\s|\s#).*|[-?]\s.*|[@`*&%!|>[{].*|"[^"]*"\s*[^\s#].*))$/;

function frontMatterOf(text: string, file: string): ReturnType<typeof parseFrontmatter> {
  try {
    return parseFrontmatter(text);
  } catch (error) {
    const { reason = String(error), mark } = error as { reason?: string; mark?: { line: number } };
    const line = (mark?.line ?? 0) + 1;
    throw new MarkdownFault(`${file}, line ${line}: ${reason}.${adviceFor(text.split(/\r?\n/)[line - 1] ?? '')}`);
  }
}

/** Returns how to write a line whose text needs quotes, or ''. */
function adviceFor(line: string): string {
  const [, field, quoted, value = quoted] = UNQUOTED.exec(line.trim()) ?? [];
  return field ? ` Put the ${field} in double quotes: ${field}: ${JSON.stringify(value)}` : '';
}

/** Returns a sentence for each text that YAML would end at a #, as at the start of a comment. */
function cutTexts(frontMatter: string, file: string): string[] {
  return Array.from(
    frontMatter.matchAll(/^(?:title|description):[ \t]+[^\s"'|>].*?[ \t]#.*/gm),
    ([line]) => `${file}: a text ends at a #.${adviceFor(line)}`,
  );
}

/** Returns a sentence for each day that no calendar has. */
function impossibleDays(frontMatter: string, file: string): string[] {
  return Array.from(frontMatter.matchAll(/^([\w-]+):[ \t]*["']?(\d{4}-\d\d-\d\d)(?!\d)/gm))
    .filter(([, , day = '']) => !isDay(day))
    .map(([, field, day]) => `${file}: ${field} must be a day that exists (got ${day}).`);
}

function withoutCode(html: string): string {
  return html.replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '');
}

/**
 * Gives each of the site's own pictures its size, so that nothing moves when it loads, and its address as it is spelled on the disk.
 */
async function placePictures(html: string, file: string): Promise<string> {
  const result = new MagicString(html);
  for (const { start, end, attributes } of pictureTags(html)) {
    const src = attributes['src'] ?? '';
    const picture = findPicture(src, file);
    if (!picture) continue;
    const { width, height } = await sizeOf(picture, file);
    const size = { width: `${width}`, height: `${height}` };
    result.update(start, end, tag({ ...size, ...attributes, src: addressOf(picture) }));
  }
  return result.toString();
}

async function sizeOf(picture: string, file: string): Promise<{ width: number; height: number }> {
  try {
    return (await sharp(picture).metadata()).autoOrient;
  } catch {
    throw new MarkdownFault(`${file}: ${picture} isn’t a picture that can be read.`);
  }
}

/**
 * Returns the file of a picture that a Markdown file shows, or undefined for one on another host or made by the build. Throws a
 * MarkdownFault if there is none.
 */
function findPicture(address: string, file: string): string | undefined {
  const path = pathOf(address, file);
  const found = findFile(path);
  if (found || !path || isMade(path)) return found;
  const written = path.startsWith('public/') ? path.slice('public'.length) : decodePart(address);
  throw new MarkdownFault(
    `${file}: the picture ${written} isn’t there. Put it into public and write /${basename(path)}, or next to the post and write ${basename(path)}.`,
  );
}

/** Returns a picture's full address, or that of one on another host unchanged. Throws a MarkdownFault if it isn't there. */
export function pictureAddress(address: string, file: string): string {
  const found = findPicture(address, file);
  return found ? addressOf(found) : address;
}

/** Returns the path that a file's address means in the project, or '' on another host. */
function pathOf(address: string, file: string): string {
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

/** Returns a path as it is spelled on the disk: macOS and others spell an accent as a letter of its own. Undefined if there is none. */
function findFile(path: string): string | undefined {
  if (!path || path.startsWith('..')) return undefined;
  if (existsSync(path)) return path;
  const folder = dirname(path) === '.' ? '.' : findFile(dirname(path));
  const name = folder && readdirSync(folder).find((other) => other.normalize() === basename(path).normalize());
  return name && join(folder, name);
}

/** Returns a picture's address. One that isn't in `public` gets its path below `/@/`, which `localPictures` knows. */
function addressOf(path: string): string {
  const address = path.startsWith('public/') ? path.slice('public'.length) : `/@/${path}`;
  return withBase(address.split('/').map(encodeURIComponent).join('/') as `/${string}`).replace('/%40/', '/@/');
}
