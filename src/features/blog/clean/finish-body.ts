import { words } from '../../../locale.ts';
import { type Addresses, idOf } from './after-sanitize.ts';
import { collapseWhitespace, elements, replaceWithChildren } from './dom.ts';
import { offerOf } from './embed-address.ts';
import { EMBED } from './link-embeds.ts';

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
  const said = new Map<string, string>();
  for (const link of elements(root, 'a')) {
    if (link.className === EMBED) tellApart(link, said);
    const value = link.getAttribute('href');
    const fragment = addresses.fragment(value ?? '');
    const local = fragment !== undefined && ids.has(idOf(fragment));
    if (local) link.setAttribute('href', `#${encodeURI(idOf(fragment))}`);
    else rewriteLink(link, value?.startsWith('#') ? undefined : addresses.link(value ?? ''));
  }
}

/** Numbers a link that would say the same as an earlier one with another address. */
function tellApart(link: Element, said: Map<string, string>): void {
  const label = link.getAttribute('title') ?? '';
  const href = link.getAttribute('href') ?? '';
  let own = label;
  for (let number = 2; (said.get(own) ?? href) !== href; number++) own = `${label} (${number})`;
  said.set(own, href);
  link.setAttribute('title', own);
}

/** Returns a player for a file of this site, which the policy allows. It loads nothing before it is pressed. */
function playerOf(link: Element, href: string): Element | undefined {
  const offer = href.startsWith('/') ? offerOf(href) : undefined;
  if (offer !== 'videoFile' && offer !== 'audioFile') return undefined;
  const player = link.ownerDocument.createElement(offer === 'videoFile' ? 'video' : 'audio');
  for (const [name, value] of [['src', href], ['controls', ''], ['preload', 'none'], ['aria-label', link.getAttribute('title')]])
    player.setAttribute(name as string, value ?? '');
  return player;
}

function rewriteLink(link: Element, href: string | undefined): void {
  if (href && link.className === EMBED) {
    const player = playerOf(link, href);
    if (player) return link.replaceWith(player);
    link.textContent = link.getAttribute('title');
    link.removeAttribute('title');
  }
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
