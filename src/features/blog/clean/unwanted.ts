import { elements, read } from './dom.ts';
import { isOpener } from './link-embeds.ts';
import rows from './unwanted.json';

/**
 * What only an email or the newsletter's own site can use: sign-up boxes, parts of a letter alone, a player's controls, a card's icons, a
 * formula's source. A pattern is matched against an element as `tag class #id @component`, a button's also with its JSON.
 */
const PATTERN = new RegExp(rows.map(([pattern]) => pattern).join('|'), 'i');

export function isUnwanted(element: Element): boolean {
  const [name = '', id, component, json] = ['class', 'id', 'data-component-name', 'data-attrs'].map((key) =>
    read(element, key),
  );
  const written = `${element.localName} ${name} #${id} @${component} ${name.includes('button-wrap') ? json : ''}`;
  // A letter's layout is named for the preview that it begins with.
  const isLayout = /preheader|preview/i.test(written) && element.querySelector('img, table, h1, h2, h3, ul, ol');
  return PATTERN.test(written) && !isLayout && !(element.localName === 'button' && isOpener(element));
}

const CLOCK = /^[\s\d:./-]*\d:\d\d[\s\d:./]*$|^\s*(?:\/|[\d.]+\s*[x×])\s*$/;

/** Removes the times that a player's script would count: "0:00 / -3:21", and its speed. */
export function removeClocks(root: Element): void {
  for (const media of root.querySelectorAll('audio, video'))
    for (const part of elements(media.closest('[class*="player" i]') ?? media, '*'))
      if (CLOCK.test(part.textContent) && !part.querySelector('audio, video')) part.remove();
}
