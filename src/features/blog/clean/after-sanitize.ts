import type { Addresses } from './addresses.ts';
import { isMath } from './allowed-html.ts';
import { collapseWhitespace, elements, read, setAttributes } from './dom.ts';
import { EMBED } from './link-embeds.ts';
import { TASK } from './tasks.ts';

/** DOMPurify's prefix for ids, so that none shadows an id of the page. */
const ID_PREFIX = 'user-content-';
const REMOVED_WHEN_EMPTY = /^(?:p|div|span|blockquote|fig\w+|[uod]l|li|d[dt]|table|pre|h\d|em|strong|[biu])$/;
const LANGUAGE = /(?:^|\s)(?:lang(?:uage)?-|highlight-source-|brush:\s*)([\w+#.-]+)/;

/**
 * Reduces a sanitized body to what the site shows: ids that are linked to, classes of its own, pictures with an address, no
 * empty elements. Adds the pictures without an address to `lost`. Leaves links and headings as they are until `finishBody`, so that the text can be read first.
 */
export function cleanBody(root: Element, addresses: Addresses, lost: string[]): void {
  for (const math of elements(root, 'math')) {
    for (const inside of elements(math, '*')) if (!isMath(inside.localName)) inside.replaceWith(...inside.childNodes);
    if (!collapseWhitespace(math.textContent)) math.remove();
  }
  const fragments = elements(root, 'a').map((link) => addresses.fragment(read(link, 'href')));
  const linkedTo = new Set(fragments.filter((fragment) => fragment !== undefined).map(idOf));
  // In reverse order, so that an element's content is trimmed before the element.
  for (const element of elements(root, '*').reverse()) {
    keepId(element, linkedTo);
    keepClass(element);
    if (element.localName === 'img') showImage(element, addresses, lost);
    else if (REMOVED_WHEN_EMPTY.test(element.localName) && !element.id && isEmpty(element)) element.remove();
  }
}

/** Returns the id that a fragment points to. Markdown's footnotes have the prefix already. */
export function idOf(fragment: string): string {
  return fragment.startsWith(ID_PREFIX) ? fragment : ID_PREFIX + fragment;
}

function keepId(element: Element, linkedTo: Set<string>): void {
  const id = [element.getAttribute('id'), element.getAttribute('name')].find((name) => name && linkedTo.has(name));
  for (const name of ['name', 'id']) element.removeAttribute(name);
  if (id && !/\s/.test(id) && linkedTo.delete(id)) element.id = id;
}

/** Keeps only the class that names a code's language. Turns a cell's alignment into a class. */
function keepClass(element: Element): void {
  const language = languageOf(element);
  const align = /^(?:left|center|right)$/.exec(element.getAttribute('align')?.toLowerCase() ?? '')?.[0];
  if (element.className !== EMBED && element.className !== TASK) element.removeAttribute('class');
  if (language) element.className = `language-${language}`;
  if (align) element.className = `align-${align}`;
  element.removeAttribute('align');
}

/** Returns the language that a `code` names, or that a `pre` or one of the two elements around it names. */
function languageOf(code: Element): string | undefined {
  const around = { code: [code], pre: [code, code.parentElement, code.parentElement?.parentElement] }[code.localName];
  return around?.map((element) => LANGUAGE.exec(element?.className ?? '')?.[1]).find(Boolean);
}

function showImage(image: Element, addresses: Addresses, lost: string[]): void {
  const src = addresses.picture(read(image, 'src'));
  if (src === undefined) {
    lost.push(image.outerHTML.slice(0, 100));
    image.remove();
    return;
  }
  const alt = read(image, 'alt').replace(/^__wf_.*/, ''); // Webflow's placeholder
  setAttributes(image, { src, loading: 'lazy', decoding: 'async', alt });
  const sides = ['width', 'height'];
  const isSized = sides.every((name) => Number(image.getAttribute(name)) > 0);
  for (const name of isSized ? [] : sides) image.removeAttribute(name);
}

/** Returns whether an element contains only white space, line breaks and links without words. */
function isEmpty(element: Element): boolean {
  return !collapseWhitespace(element.textContent) && !element.querySelector(`:not(a, br), a[id], .${EMBED}`);
}
