import { elements } from './dom.ts';
import { isHidden, isPreviewText } from './hidden.ts';
import { findPictures } from './pictures.ts';
import { linkPlayers } from './players.ts';
import { markTasks } from './tasks.ts';

// Sign-up boxes work in the newsletter, but here they would be text without a form.
const SIGN_UP_HINT = /subscri|signup|sign-up|mc_embed|formkit|mailpoet|tnp-|type=["']?email/i;
const SIGN_UP = [
  '[class*="subscription-widget"]',
  '[data-component-name^="Subscribe"]',
  '.button-wrapper[data-attrs*="subscribe"]',
  '.captioned-button-wrap[data-attrs*="subscribe"]',
  '.kg-signup-card',
  '.wp-block-jetpack-subscriptions',
  '.jetpack_subscription_widget',
  '[id^="mc_embed"]',
  '.formkit-form',
  '.mailpoet_form',
  '.tnp-subscription',
  '[class*="newsletter-signup"]',
  '[class*="newsletter-form"]',
].join(',');

const ALIGNMENT = /(?:^|;)\s*text-align\s*:\s*(left|center|right)/i;

/**
 * Keeps what sanitizing would lose (players as links, lazily loaded pictures, marks of tasks, alignment) and removes what readers
 * shouldn't see (sign-up boxes, hidden text, tracking pixels). Works on a detached element; `source` is its HTML, `page` the
 * post's address. Returns the tags of what can't be shown.
 */
export function prepareBody(root: Element, source: string, page: string): string[] {
  // Runs a long selector only if the source contains what it selects, because jsdom is slow at it.
  const has = (pattern: RegExp) => pattern.test(source);
  const lost: string[] = [];
  if (has(SIGN_UP_HINT)) drop(root.querySelectorAll(SIGN_UP));
  if (has(/checkbox|(?:data|aria)-(?:checked|list)/i)) markTasks(root);
  if (has(/<(?:input|select|textarea|button|label|annotation)|katex-html/i)) {
    // Controls without a form, a formula's TeX source, and its second rendering.
    drop(root.querySelectorAll('input, select, textarea, button, label, annotation, annotation-xml, .katex-html'));
  }
  findPictures(root);
  linkPlayers(root, page, lost);
  if (has(/preheader|preview-?text/i)) drop(elements(root, '*').filter(isPreviewText));
  for (const element of root.querySelectorAll('[hidden], [data-style]')) readStyle(element);
  for (const element of elements(root, '*')) separate(element);
  return lost;
}

function readStyle(element: Element): void {
  if (isHidden(element)) element.remove();
  else if (/^T[DH]$/.test(element.nodeName) && !element.hasAttribute('align')) {
    element.setAttribute('align', ALIGNMENT.exec(element.getAttribute('data-style') ?? '')?.[1] ?? '');
  }
}

/** Elements that sanitizing replaces with their content, although they begin a line. */
const UNWRAPPED =
  /-|^(?:section|article|header|footer|aside|main|nav|address|center|fieldset|legend|hgroup|menu|dialog|search|form)$/;
const CARD = '[class*="card"], [class*="bookmark"], [class*="embed"], [class*="preview"], [class*="byline"], a';

/** Puts a space between two elements that styles or their kind keep apart, and that would become one word. */
function separate(element: Element): void {
  const { localName, previousSibling: before } = element;
  if (!before) return;
  const apart =
    UNWRAPPED.test(localName) ||
    UNWRAPPED.test((before as Element).localName ?? '') ||
    (isLink(before) && isLink(element)) ||
    (isPhrase(before) && isPhrase(element) && element.parentElement?.closest(CARD)) ||
    (isInline(before) && isInline(element) && isNewWord(before.textContent ?? '', element.textContent ?? ''));
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

function drop(unwanted: Iterable<Element>): void {
  for (const element of unwanted) element.remove();
}
