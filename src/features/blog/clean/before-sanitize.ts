import { elements, isText, nodes, read } from './dom.ts';
import { isHidden } from './hidden.ts';
import { unwrapLayoutTables } from './layout-tables.ts';
import { linkEmbeds, type PostAddress } from './link-embeds.ts';
import { findPictures } from './pictures.ts';
import { markTasks } from './tasks.ts';
import { isUnwanted, removeClocks } from './unwanted.ts';

const ALIGNMENT = /(?:^|;)\s*text-align\s*:\s*(left|center|right)/i;
/** Matches a letter's field that has a fallback: Ghost's `{first_name, "you"}`, Liquid's `{{ name | default: "you" }}`. */
const FIELD = /\{\{?\s*[$\w.]*name\s*(?:,|\|\s*default\b\s*[:(]?)\s*["'“](.{0,80}?)["'”]\)?\s*\}\}?/g;

/**
 * Keeps what sanitizing would lose (players as links, lazily loaded pictures, marks of tasks, alignment) and removes what readers
 * shouldn't see (sign-up boxes, hidden text, tracking pixels). Adds the tags of what can't be shown to `lost`.
 */
export function prepareBody(root: Element, post: PostAddress, lost: string[]): void {
  markTasks(root);
  for (const element of elements(root, '*')) if (isUnwanted(element)) element.remove();
  removeClocks(root);
  findPictures(root);
  linkEmbeds(root, post, lost);
  unwrapLayoutTables(root);
  for (const element of root.querySelectorAll('[hidden], [data-style]')) if (isHidden(element)) element.remove();
  for (const cell of root.querySelectorAll(':is(td, th)[data-style]:not([align])'))
    cell.setAttribute('align', ALIGNMENT.exec(read(cell, 'data-style'))?.[1] ?? '');
  for (const node of nodes(root)) {
    if (!isText(node)) separate(node);
    else if (node.data.includes('{') && !node.parentElement?.closest('pre, code'))
      node.data = node.data.replace(FIELD, '$1');
  }
}

/** Elements that sanitizing replaces with their content, although they begin a line. */
const UNWRAPPED =
  /-|^(?:section|article|header|footer|aside|main|nav|address|center|fieldset|legend|hgroup|menu|dialog|search)$/;
const PHRASE = /^(?:span|strong|em|b|i|small|cite|time)$/;
const CARD = '[class*="card"], [class*="bookmark"], [class*="embed"], [class*="preview"], [class*="byline"], a';

/** Puts a space between two elements that styles or their kind keep apart, and that would become one word. */
function separate(element: Element): void {
  const { previousSibling: before } = element;
  if (!before || element.closest('pre, code, math')) return;
  const names = [before, element].map(({ nodeName }) => nodeName.toLowerCase());
  const isBlock = names.some((name) => UNWRAPPED.test(name));
  const areLinks = [before, element].every((node) =>
    /^[^#]/.test(node.nodeName === 'A' ? read(node as Element, 'href') : ''),
  );
  const arePhrases = names.every((name) => PHRASE.test(name));
  const areParts = element.className !== '' && element.parentElement?.closest(CARD);
  // "Jane" and "May 1" are two words, but "wo" and "rd" one.
  const isNewWord = /[\p{Ll}\p{N}.!?)]$/u.test(before.textContent ?? '') && /^\p{Lu}/u.test(element.textContent);
  if (isBlock || areLinks || (arePhrases && (areParts || isNewWord))) element.before(' ');
}
