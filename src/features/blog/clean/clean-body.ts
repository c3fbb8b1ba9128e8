import { words } from '../../../locale.ts';
import type { Addresses } from './addresses.ts';
import { isMath } from './allowed-html.ts';
import { collapseWhitespace, elements, make, read, setAttributes, visibleText } from './dom.ts';
import { offerOf } from './embed-address.ts';
import { EMBED } from './link-embeds.ts';
import { DONE_TASK, TASK } from './tasks.ts';

/** DOMPurify's prefix for ids, so that none shadows an id of the page. */
const ID_PREFIX = 'user-content-';
const REMOVED_WHEN_EMPTY = /^(?:p|div|span|blockquote|fig\w+|[uod]l|li|d[dt]|table|pre|h\d|em|strong|[biu])$/;

const SIDES = ['width', 'height'];

/** A file of this site is played in the page, as its policy allows. It loads nothing before it is pressed. */
const PLAYERS: Readonly<Record<string, string>> = { videoFile: 'video', audioFile: 'audio' };
const PLAYER = { controls: '', preload: 'none' };

/**
 * Reduces a sanitized body to what the site shows: ids that are linked to, classes of its own, pictures with an address, no
 * empty elements. Adds the pictures without an address to `lost`. Then resolves its links, frames its tables, and turns every `h1`
 * into an `h2`. Returns its text.
 */
export function cleanBody(root: Element, addresses: Addresses, lost: string[]): string {
  for (const math of elements(root, 'math')) {
    for (const inside of elements(math, '*')) if (!isMath(inside.localName)) inside.replaceWith(...inside.childNodes);
    if (!collapseWhitespace(math.textContent)) math.remove();
  }
  const fragments = elements(root, 'a').flatMap((link) => addresses.fragment(read(link, 'href')) ?? []);
  const linkedTo = new Set(fragments.map(idOf));
  // In reverse order, so that an element's content is trimmed before the element.
  for (const element of elements(root, '*').reverse()) {
    keepId(element, linkedTo);
    keepClass(element);
    if (element.localName === 'img') showImage(element, addresses, lost);
    else if (REMOVED_WHEN_EMPTY.test(element.localName) && !element.id && isEmpty(element)) element.remove();
  }
  // Before links say what they stand for, and that they open a new tab.
  const text = visibleText(root);
  for (const [index, table] of elements(root, 'table').filter(isOutermost).entries()) frameTable(table, index + 1);
  for (const heading of elements(root, 'h1'))
    heading.replaceWith(make(root, 'h2', heading.id ? { id: heading.id } : {}, ...heading.childNodes));
  finishLinks(root, addresses);
  return text;
}

/** Returns the id that a fragment points to. Markdown's footnotes have the prefix already. */
function idOf(fragment: string): string {
  return fragment.startsWith(ID_PREFIX) ? fragment : ID_PREFIX + fragment;
}

function keepId(element: Element, linkedTo: Set<string>): void {
  const id = [element.getAttribute('id'), element.getAttribute('name')].find((name) => name && linkedTo.has(name));
  for (const name of ['name', 'id']) element.removeAttribute(name);
  if (id && !/\s/.test(id) && linkedTo.delete(id)) element.id = id;
}

/** Removes classes but the site's own. Turns a cell's alignment into a class. */
function keepClass(element: Element): void {
  const align = /^(?:left|center|right)$/.exec(read(element, 'align').toLowerCase())?.[0];
  if (![EMBED, TASK, DONE_TASK].includes(element.className)) element.removeAttribute('class');
  if (align) element.className = `align-${align}`;
  element.removeAttribute('align');
}

function showImage(image: Element, addresses: Addresses, lost: string[]): void {
  const src = addresses.picture(read(image, 'src'));
  if (src === undefined) {
    lost.push(image.outerHTML.slice(0, 100));
    return image.remove();
  }
  const alt = read(image, 'alt').replace(/^__wf_.*/, ''); // Webflow's placeholder
  setAttributes(image, { src, loading: 'lazy', decoding: 'async', alt });
  const isSized = SIDES.every((name) => Number(read(image, name)) > 0);
  for (const name of isSized ? [] : SIDES) image.removeAttribute(name);
}

/** Returns whether an element contains only white space, line breaks and links without words. */
function isEmpty(element: Element): boolean {
  return !collapseWhitespace(element.textContent) && !element.querySelector(`:not(a, br), a[id], .${EMBED}`);
}

/** Resolves links, and marks those that open a new tab. */
function finishLinks(root: Element, addresses: Addresses): void {
  const ids = new Set(elements(root, '*').map(({ id }) => id));
  const said = new Map<string, string>();
  for (const link of elements(root, 'a')) {
    const value = read(link, 'href');
    const fragment = addresses.fragment(value);
    const local = fragment !== undefined && ids.has(idOf(fragment)) && isNamed(link);
    if (local) link.setAttribute('href', `#${encodeURI(idOf(fragment))}`);
    else finishLink(link, value.startsWith('#') ? undefined : addresses.link(value), said);
  }
}

/** Sets a link's resolved address, and its text if it stands for an embed. `said` has the addresses of such texts. */
function finishLink(link: Element, href: string | undefined, said: Map<string, string>): void {
  if (href && link.className === EMBED) {
    link.textContent = distinct(read(link, 'title'), href, said);
    link.removeAttribute('title');
    const tag = href.startsWith('/') ? PLAYERS[offerOf(href) ?? ''] : undefined;
    if (tag) return link.replaceWith(make(link, tag, { ...PLAYER, src: href, 'aria-label': link.textContent }));
  }
  link.removeAttribute('class');
  if (!href || !isNamed(link)) {
    if (link.id) link.removeAttribute('href');
    else link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', href);
  if (!/^https?:/.test(href)) return;
  setAttributes(link, { target: '_blank', rel: 'noopener' });
  link.append(make(link, 'span', { class: 'sr-only' }, ` ${words.newTab}`));
}

/** Returns whether a link has words, or a picture with a description. */
function isNamed(link: Element): boolean {
  return Boolean(collapseWhitespace(link.textContent)) || elements(link, 'img').some((image) => read(image, 'alt'));
}

/** Returns a text, with a number if an earlier link says the same of another address. */
function distinct(text: string, href: string, said: Map<string, string>): string {
  let own = text;
  for (let number = 2; (said.get(own) ?? href) !== href; number++) own = `${text} (${number})`;
  said.set(own, href);
  return own;
}

const isOutermost = (table: Element) => !table.parentElement?.closest('table');

/** Puts a table into a region that can be focused, so that a keyboard can scroll a wide one. */
function frameTable(table: Element, number: number): void {
  const caption = collapseWhitespace(elements(table, 'caption')[0]?.textContent ?? '');
  const label = caption || `${words.table} ${number}`;
  const frame = make(table, 'div', { role: 'group', 'aria-label': label, tabindex: '0' });
  table.replaceWith(frame);
  frame.append(table);
}
