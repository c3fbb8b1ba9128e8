import { isAttributeOf, TAGS } from '../../../src/features/blog/clean/allowed-html.ts';

const ADDED = new Set(['loading', 'decoding', 'target', 'rel', 'class']);
/** The attributes of the region around a table. */
const REGION = new Set(['role', 'aria-label', 'tabindex']);
const SAFE = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#user-content-)/;

/** The players of the site's own files, which load nothing by themselves. */
const PLAYER =
  /^<(?:video|audio) controls="" preload="none" src="\/[^/"][^"]*" aria-label="[^"]*"><\/(?:video|audio)>$/;

/** Returns the first fault of sanitized HTML after a page has parsed it, or ''. */
export function fault(content: string, page: Document): string {
  const root = page.createElement('div');
  root.innerHTML = content;
  if (root.innerHTML !== content) return `reads differently when parsed again: ${root.innerHTML.slice(0, 200)}`;
  for (const element of root.getElementsByTagName('*')) {
    const tag = element.localName;
    if (PLAYER.test(element.outerHTML)) continue;
    if (!TAGS.includes(tag)) return `<${tag}>`;
    for (const { name, value } of element.attributes) {
      if (tag === 'div' && REGION.has(name)) continue;
      if (!ADDED.has(name) && !isAttributeOf(tag, name)) return `${name} on <${tag}>`;
      if (['href', 'src', 'cite'].includes(name) && !SAFE.test(value)) return `${name}="${value.slice(0, 80)}"`;
      if (name === 'id' && !value.startsWith('user-content-')) return `id="${value}"`;
    }
  }
  return '';
}
