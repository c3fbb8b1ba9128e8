import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { decodePart } from '../../../lib/net/url.ts';
import { changeTags } from './open-tags.ts';
import { pathOf } from './own-pictures.ts';

/** A Markdown file whose page others may link to by the file's name. */
export interface LinkedFile {
  file: string;
  /** Its page's full address. */
  url: string;
  html: string;
}

interface Linked {
  /** The HTML of each file, with the addresses of pages in place of files' names. */
  bodies: Map<string, string>;
  /** The ids of each file's headings that other files link to. */
  anchors: Map<string, Set<string>>;
}

/** DOMPurify's prefix for ids. */
const ID_PREFIX = 'user-content-';

/** Makes links between Markdown files (`./other-post.md#heading`) lead to their pages. One without a page stays text, and is named. */
export async function linkFiles(files: readonly LinkedFile[], warn: (line: string) => void): Promise<Linked> {
  const known = new Map(files.map((linked) => [keyOf(linked.file), linked]));
  const linked: Linked = { bodies: new Map(), anchors: new Map() };
  for (const { file, html } of files) {
    const body = await changeTags(html, 'a', ({ href = '', ...attributes }) => {
      const path = pathOf(href, file);
      if (!/^\.(?:md|markdown|mdx)$/i.test(extname(path)) || isPublicFile(path)) return undefined;
      const target = known.get(keyOf(path.replace(/^public\//, '')));
      if (!target) {
        warn(`${file}: the link ${decodePart(href)} leads to no post that is published, so it stays text.`);
        return attributes;
      }
      const [, fragment] = href.split('#');
      if (!fragment) return { ...attributes, href: target.url };
      const id = decodePart(fragment);
      linked.anchors.set(target.file, (linked.anchors.get(target.file) ?? new Set()).add(id));
      return { ...attributes, href: `${target.url}#${encodeURI(ID_PREFIX + id)}` };
    });
    linked.bodies.set(file, body);
  }
  return linked;
}

const HEADING = /<h[1-6](?= |>)([^>]*)>/g;

/**
 * Gives a sanitized body's headings the ids that other posts link to. `html` is the body before it was sanitized, which has all ids; the
 * sanitizer keeps only those that the post itself links to.
 */
export function keepHeadingIds(content: string, html: string, wanted: ReadonlySet<string> = new Set()): string {
  const ids = Array.from(html.matchAll(HEADING), ([, attributes = '']) => idIn(attributes));
  if (wanted.size === 0 || ids.length !== Array.from(content.matchAll(HEADING)).length) return content;
  let at = 0;
  return content.replace(HEADING, (tag: string, attributes: string) => {
    const id = ids[at++];
    return id && wanted.has(id) && !idIn(attributes) ? tag.replace(/>$/, ` id="${ID_PREFIX}${id}">`) : tag;
  });
}

const isPublicFile = (path: string) => path.startsWith('public/') && existsSync(path);
const idIn = (attributes: string) => / id="([^"]*)"/.exec(attributes)?.[1];

/** Returns the same key for a file's path however its letters are spelled: hosts and editors differ. */
const keyOf = (path: string) => path.normalize().toLowerCase();
