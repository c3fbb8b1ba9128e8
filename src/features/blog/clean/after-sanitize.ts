import { isAttributeOf, isMath } from './allowed-html.ts';
import { collapseWhitespace, elements, replaceWithChildren } from './dom.ts';
import { EMBED } from './link-embeds.ts';
import { TASK } from './tasks.ts';

export interface Addresses {
  /** Returns a link's address (http(s), mailto, tel or a path of this site), or undefined for anything else. */
  link(value: string): string | undefined;
  picture(value: string): string | undefined;
  /** Returns the fragment of a link within the post (`fn:1` for `#fn:1`), or undefined. */
  fragment(value: string): string | undefined;
}

/** DOMPurify's prefix for ids, so that none shadows an id of the page. */
const ID_PREFIX = 'user-content-';
const REMOVED_WHEN_EMPTY = new Set(
  'P DIV SPAN BLOCKQUOTE FIGURE FIGCAPTION UL OL LI DL DT DD TABLE PRE H1 H2 H3 H4 H5 H6 EM STRONG B I U'.split(' '),
);
const NUMBERS = new Set(['colspan', 'rowspan', 'start', 'value', 'span']);
const LANGUAGE = /(?:^|\s)(?:lang(?:uage)?-|highlight-source-|brush:\s*)([\w+#.-]+)/;

/**
 * Reduces a sanitized body to what the site shows: allowed attributes, ids that are linked to, pictures with an address, no
 * empty elements. Adds the pictures without an address to `lost`. Leaves links and headings as they are until `finishBody`, so that the text can be read first.
 */
export function cleanBody(root: Element, addresses: Addresses, lost: string[]): void {
  for (const math of elements(root, 'math')) {
    for (const inside of elements(math, '*')) if (!isMath(inside.localName)) replaceWithChildren(inside);
    if (!collapseWhitespace(math.textContent ?? '')) math.remove();
  }
  const linkedTo = new Set<string>();
  for (const link of elements(root, 'a')) {
    const fragment = addresses.fragment(link.getAttribute('href') ?? '');
    if (fragment) linkedTo.add(idOf(fragment));
  }
  // In reverse order, so that an element's content is trimmed before the element.
  for (const element of elements(root, '*').reverse()) {
    keepId(element, linkedTo);
    keepClass(element);
    keepAttributes(element);
    if (element.nodeName === 'IMG')
      setImageAttributes(element, addresses.picture(element.getAttribute('src') ?? ''), lost);
    else if (REMOVED_WHEN_EMPTY.has(element.nodeName) && !element.id && isEmpty(element)) element.remove();
  }
}

/** Returns the id that a fragment points to. Markdown's footnotes have the prefix already. */
export function idOf(fragment: string): string {
  return fragment.startsWith(ID_PREFIX) ? fragment : ID_PREFIX + fragment;
}

function keepId(element: Element, linkedTo: Set<string>): void {
  const id = [element.getAttribute('id'), element.getAttribute('name')].find((name) => name && linkedTo.has(name));
  element.removeAttribute('name');
  if (id && !/\s/.test(id) && linkedTo.delete(id)) element.setAttribute('id', id);
  else element.removeAttribute('id');
}

/** Keeps only the class that names a code's language. Turns a cell's alignment into a class. */
function keepClass(element: Element): void {
  const { nodeName } = element;
  const language = nodeName === 'CODE' || nodeName === 'PRE' ? languageOf(element) : undefined;
  const align = element.getAttribute('align')?.toLowerCase();
  if (element.hasAttribute('class') && element.className !== EMBED && element.className !== TASK)
    element.removeAttribute('class');
  if (language) element.className = `language-${language}`;
  if (align && /^(left|center|right)$/.test(align)) element.className = `align-${align}`;
  element.removeAttribute('align');
}

function languageOf(code: Element): string | undefined {
  const own = LANGUAGE.exec(code.className)?.[1];
  if (own || code.nodeName === 'CODE') return own;
  const around = code.parentElement;
  return LANGUAGE.exec(`${around?.className ?? ''} ${around?.parentElement?.className ?? ''}`)?.[1];
}

function keepAttributes(element: Element): void {
  const tag = element.localName;
  for (const name of element.getAttributeNames()) {
    const value = element.getAttribute(name) ?? '';
    const broken =
      (NUMBERS.has(name) && !/^-?\d+$/.test(value)) || (name === 'dir' && !/^(ltr|rtl|auto)$/i.test(value));
    if (broken || !isAttributeOf(tag, name.toLowerCase())) element.removeAttribute(name);
  }
}

function setImageAttributes(image: Element, src: string | undefined, lost: string[]): void {
  if (src === undefined) {
    lost.push(image.outerHTML.slice(0, 100));
    image.remove();
    return;
  }
  image.setAttribute('src', src);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  const sized = ['width', 'height'].every((name) => Number(image.getAttribute(name)) > 0);
  if (!sized) for (const name of ['width', 'height']) image.removeAttribute(name);
}

/** Returns whether an element contains only white space and line breaks. */
function isEmpty(element: Element): boolean {
  for (let child = element.firstChild; child; child = child.nextSibling) {
    const blank =
      child.nodeType === child.TEXT_NODE ? !collapseWhitespace(child.nodeValue ?? '') : child.nodeName === 'BR';
    if (!blank) return false;
  }
  return true;
}
