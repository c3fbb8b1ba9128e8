import { words } from '../../../locale.ts';
import type { Addresses } from './addresses.ts';
import { idOf } from './after-sanitize.ts';
import { collapseWhitespace, elements, make, read, setAttributes } from './dom.ts';
import { offerOf } from './embed-address.ts';
import { EMBED } from './link-embeds.ts';

/** A file of this site is played in the page, as its policy allows. It loads nothing before it is pressed. */
const PLAYERS: Readonly<Record<string, string>> = { videoFile: 'video', audioFile: 'audio' };
const PLAYER = { controls: '', preload: 'none' };

/** Resolves links and citations, marks links that open a new tab, frames tables, and turns every `h1` into an `h2`. */
export function finishBody(root: Element, addresses: Addresses): void {
  const tables = elements(root, 'table').filter((table) => !table.parentElement?.closest('table'));
  for (const [index, table] of tables.entries()) frameTable(table, index + 1);
  for (const heading of elements(root, 'h1')) {
    const lower = make(root, 'h2', heading.id ? { id: heading.id } : {});
    lower.append(...heading.childNodes);
    heading.replaceWith(lower);
  }
  for (const quote of root.querySelectorAll('[cite]')) {
    const cite = addresses.link(read(quote, 'cite'));
    if (cite) quote.setAttribute('cite', cite);
    else quote.removeAttribute('cite');
  }
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
  link.appendChild(make(link, 'span', { class: 'sr-only' })).textContent = ` ${words.newTab}`;
}

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

/** Puts a table into a region that can be focused, so that a keyboard can scroll a wide one. */
function frameTable(table: Element, number: number): void {
  const caption = collapseWhitespace(elements(table, 'caption')[0]?.textContent ?? '');
  const frame = make(table, 'div', {
    role: 'group',
    'aria-label': caption || `${words.table} ${number}`,
    tabindex: '0',
  });
  table.replaceWith(frame);
  frame.append(table);
}
