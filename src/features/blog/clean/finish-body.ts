import { words } from '../../../locale.ts';
import { type Addresses, idOf } from './after-sanitize.ts';
import { collapseWhitespace, elements, replaceWithChildren } from './dom.ts';
import { EMBED } from './players.ts';

/** Resolves links and citations, marks links that open a new tab, frames tables, and turns every `h1` into an `h2`. */
export function finishBody(root: Element, addresses: Addresses): void {
  const tables = elements(root, 'table').filter((table) => !table.parentElement?.closest('table'));
  for (const [index, table] of tables.entries()) frameTable(table, index + 1);
  for (const heading of elements(root, 'h1')) rename(heading, 'h2');
  const ids = new Set<string>();
  for (const element of elements(root, '*')) {
    ids.add(element.id);
    if (element.hasAttribute('cite')) resolveCite(element, addresses.link(element.getAttribute('cite') ?? ''));
  }
  for (const link of elements(root, 'a')) {
    const value = link.getAttribute('href');
    const fragment = addresses.fragment(value ?? '');
    const local = fragment !== undefined && ids.has(idOf(fragment));
    if (local) link.setAttribute('href', `#${encodeURI(idOf(fragment))}`);
    else rewriteLink(link, value?.startsWith('#') ? undefined : addresses.link(value ?? ''));
  }
}

function rewriteLink(link: Element, href: string | undefined): void {
  if (href && link.className === EMBED) link.textContent = link.getAttribute('title');
  link.removeAttribute('class');
  if (href === undefined || !(collapseWhitespace(link.textContent ?? '') || showsNamedPicture(link))) {
    if (link.id) link.removeAttribute('href');
    else replaceWithChildren(link);
    return;
  }
  link.setAttribute('href', href);
  if (!/^https?:/.test(href)) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener');
  const note = link.appendChild(link.ownerDocument.createElement('span'));
  note.className = 'sr-only';
  note.textContent = ` ${words.newTab}`;
}

function showsNamedPicture(link: Element): boolean {
  return elements(link, 'img').some((image) => image.getAttribute('alt'));
}

/** Puts a table into a region that can be focused, so that a keyboard can scroll a wide one. */
function frameTable(table: Element, number: number): void {
  const frame = table.ownerDocument.createElement('div');
  table.replaceWith(frame);
  frame.append(table);
  const caption = collapseWhitespace(elements(table, 'caption')[0]?.textContent ?? '');
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', caption || `${words.table} ${number}`);
  frame.setAttribute('tabindex', '0');
}

function resolveCite(quote: Element, cite: string | undefined): void {
  if (cite) quote.setAttribute('cite', cite);
  else quote.removeAttribute('cite');
}

function rename(element: Element, tag: string): void {
  const renamed = element.ownerDocument.createElement(tag);
  if (element.id) renamed.id = element.id;
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
