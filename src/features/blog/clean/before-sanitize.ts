import { elements, read, textNodes } from './dom.ts';
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
  for (const element of root.querySelectorAll('[hidden], [data-style]')) readStyle(element);
  for (const element of elements(root, '*')) separate(element);
  for (const text of textNodes(root))
    if (text.data.includes('{') && !text.parentElement?.closest('pre, code'))
      text.data = text.data.replace(FIELD, '$1');
}

function readStyle(element: Element): void {
  if (isHidden(element)) element.remove();
  else if (/^T[DH]$/.test(element.nodeName) && !element.hasAttribute('align')) {
    element.setAttribute('align', ALIGNMENT.exec(read(element, 'data-style'))?.[1] ?? '');
  }
}

/** Elements that sanitizing replaces with their content, although they begin a line. */
const UNWRAPPED =
  /-|^(?:section|article|header|footer|aside|main|nav|address|center|fieldset|legend|hgroup|menu|dialog|search)$/;
const CARD = '[class*="card"], [class*="bookmark"], [class*="embed"], [class*="preview"], [class*="byline"], a';

/** Puts a space between two elements that styles or their kind keep apart, and that would become one word. */
function separate(element: Element): void {
  const { previousSibling: before } = element;
  if (!before) return;
  const both = (matches: (node: Node) => boolean) => matches(before) && matches(element);
  const apart =
    UNWRAPPED.test(element.localName) ||
    UNWRAPPED.test((before as Element).localName ?? '') ||
    both(isLink) ||
    (both(isPhrase) && element.parentElement?.closest(CARD)) ||
    (both(isInline) && isNewWord(before.textContent ?? '', element.textContent));
  if (apart && !element.closest('pre, code, math')) element.before(' ');
}

/** Returns whether an element is one that styles can show as a line: `time`, or a `span` with a class. */
function isPhrase(node: Node): boolean {
  return node.nodeName === 'TIME' || (node.nodeName === 'SPAN' && (node as Element).className !== '');
}

function isInline({ nodeName }: Node): boolean {
  return /^(?:SPAN|STRONG|EM|B|I|SMALL|CITE|TIME)$/.test(nodeName);
}

/** Returns whether a text can't be the rest of the word before it: "Jane" and "May 1", but not "wo" and "rd". */
function isNewWord(before: string, after: string): boolean {
  return /[\p{Ll}\p{N}.!?)]$/u.test(before) && /^\p{Lu}/u.test(after);
}

function isLink(node: Node): boolean {
  return node.nodeName === 'A' && /^[^#]/.test((node as Element).getAttribute('href') ?? '');
}
