const SHOW_ELEMENT = 1; // of NodeFilter, which Node.js lacks
const INVISIBLE = /^(?:SCRIPT|STYLE|NO-SCRIPT|TEMPLATE|IFRAME|HEAD|RP|RT)$/;
const INLINE =
  /^(?:A|[BIUSQ]|EM|STRONG|SPAN|CODE|SU[BP]|SMALL|MARK|ABBR|RUBY|BD[IO]|CITE|DFN|KBD|SAMP|VAR|TIME|DEL|INS|WBR)$/;

/**
 * Returns the elements with a tag name ('*' for all) inside another, in document order. By a tree walker, because a form's
 * own `parentNode` can be a picture with that name, and because jsdom's live collections take quadratic time.
 */
export function elements(root: Element, name: string): Element[] {
  const found: Element[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, SHOW_ELEMENT);
  while (walker.nextNode()) {
    const element = walker.currentNode as Element;
    if (name === '*' || element.localName === name) found.push(element);
  }
  return found;
}

/** Creates an element in another's document. */
export function make(near: Element, tag: string, attributes: Record<string, string> = {}): Element {
  const element = near.ownerDocument.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Returns the text that a reader sees in a node, white space collapsed. Elements that aren't inline separate words. */
export function visibleText(node: Node): string {
  return collapseWhitespace(textOf(node));
}

function textOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? '';
  if (INVISIBLE.test(node.nodeName)) return '';
  const text = Array.from(node.childNodes, textOf).join('');
  return INLINE.test(node.nodeName) ? text : ` ${text} `;
}

/** Collapses white space to single spaces and removes characters that no one can see, but not the joiners in words and emoji. */
export function collapseWhitespace(text: string | null): string {
  return (text ?? '')
    .replace(/[\s\u115F\u1160\u2800\u3164\uFFA0]+/g, ' ')
    .replace(/[\p{Cc}\u00AD\u034F\u200B\u2060-\u2064\uFEFF]/gu, '')
    .replace(/(^| )[\p{DI} ]+/gu, '$1') // no lookbehind, which Safari 15 lacks
    .trim();
}
