const INVISIBLE = /^(?:SCRIPT|STYLE|NO-NOSCRIPT|TEMPLATE|IFRAME|HEAD|RP|RT)$/;
const INLINE =
  /^(?:A|[BIUSQ]|EM|STRONG|SPAN|CODE|SU[BP]|SMALL|MARK|ABBR|RUBY|BD[IO]|CITE|DFN|KBD|SAMP|VAR|TIME|DEL|INS|WBR)$/;

/** Returns the elements with a tag name ('*' for all) inside another, in document order. jsdom's own ways are slower. */
export function elements(root: Element, name: string): Element[] {
  const found = nodesOf<Element>(root, 1);
  return name === '*' ? found : found.filter(({ localName }) => localName === name);
}

export function textNodes(root: Element): Text[] {
  return nodesOf(root, 4);
}

/** Returns the nodes of a kind: a value of NodeFilter, which Node.js lacks. */
function nodesOf<N extends Node>(root: Element, kind: number): N[] {
  const found: N[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, kind);
  while (walker.nextNode()) found.push(walker.currentNode as N);
  return found;
}

/** Returns the value of an attribute, or ''. */
export function read(element: Element | undefined | null, name: string): string {
  return element?.getAttribute(name) ?? '';
}

export function setAttributes(element: Element, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** Creates an element in another's document. */
export function make(near: Element, tag: string, attributes: Readonly<Record<string, string>> = {}): Element {
  const element = near.ownerDocument.createElement(tag);
  setAttributes(element, attributes);
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
    .replace(/(?:\s|\u115F|\u1160|\u2800|\u3164|\uFFA0)+/g, ' ')
    .replace(/[\p{Cc}\u00AD\u200B\u2060-\u2064\uFEFF]|\u034F/gu, '')
    .replace(/(^| )[\p{DI} ]+/gu, '$1') // no lookbehind, which Safari 15 lacks
    .trim();
}
