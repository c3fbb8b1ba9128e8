import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { siteUrl } from '../../../lib/net/site-origin.ts';
import { decodePart } from '../../../lib/net/url.ts';
import { isOff, paths } from '../../../paths.ts';
import { changeElements } from './change-elements.ts';
import { keyOf, pathOf } from './own-pictures.ts';

/** A Markdown file whose page others may link to by the file's name. */
export interface LinkedFile {
  file: string;
  /** Its page's full address. */
  url: string;
  html: string;
}

/** The sanitizer's prefix for ids. */
const ID_PREFIX = 'user-content-';

/**
 * Makes links between Markdown files (`./other-post.md#heading`) lead to their pages, and returns the HTML of each file. A link to a
 * switched-off page stays text; one to a file without a page too, and is named.
 */
export async function linkFiles(
  files: readonly LinkedFile[],
  warn: (line: string) => void,
): Promise<Map<string, string>> {
  const known = new Map(files.map((linked) => [keyOf(linked.file), linked]));
  const bodies = new Map<string, string>();
  const anchors = new Map<string, string>();
  for (const { file, html } of files) {
    const linked = await changeElements(html, 'a', (attributes) => {
      const { href = '', ...others } = attributes;
      if (href.startsWith(siteUrl(paths.home)) && isOff(new URL(href).pathname)) return others;
      const path = pathOf(href, file);
      if (!/^\.(?:md|markdown|mdx)$/i.test(extname(path)) || isPublicFile(path)) return attributes;
      const target = known.get(keyOf(path.replace(/^public\//, '')));
      if (!target) {
        warn(`${file}: the link ${decodePart(href)} leads to no post that is published, so it stays text.`);
        return others;
      }
      const [, id] = href.split('#');
      if (!id) return { ...attributes, href: target.url };
      // The sanitizer keeps an id only if its own post links to it. It removes a link without words.
      anchors.set(target.file, `${anchors.get(target.file) ?? ''}<a href="#${id}"></a>`);
      return { ...attributes, href: `${target.url}#${ID_PREFIX}${id}` };
    });
    bodies.set(file, linked);
  }
  for (const [file, links] of anchors) bodies.set(file, bodies.get(file) + links);
  return bodies;
}

const isPublicFile = (path: string) => path.startsWith('public/') && existsSync(path);
