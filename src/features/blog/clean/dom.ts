const INVISIBLE = /^(?:SCRIPT|STYLE|NO-NOSCRIPT|TEMPLATE|IFRAME|HEAD|RP|RT)$/;
const INLINE =
  /^(?:A|[BIUSQ]|EM|STRONG|SPAN|CODE|SU[BP]|SMALL|MARK|ABBR|RUBY|BD[IO]|CITE|DFN|KBD|SAMP|VAR|TIME|DEL|INS|WBR)$/;

type Attributes = Readonly<Record<string, string>>;

/** Returns the elements with a tag name ('*' for all) inside another, in document order. jsdom's own ways are slower. */
export function elements(root: Element, name: string): Element[] {
  const found = nodes(root).filter((node): node is Element => !isText(node));
  return name === '*' ? found : found.filter(({ localName }) => localName === name);
}

/** Returns the elements and texts inside an element, in document order. */
export function nodes(root: Element): (Element | Text)[] {
  const found: (Element | Text)[] = [];
  const walker = root.ownerDocument.createTreeWalker(root, 5); // values of NodeFilter, which Node.js lacks
  while (walker.nextNode()) found.push(walker.currentNode as Element | Text);
  return found;
}

export function isText(node: Node): node is Text {
  return node.nodeType === node.TEXT_NODE;
}

/** Returns the value of an attribute, or ''. */
export function read(element: Element | undefined | null, name: string): string {
  return element?.getAttribute(name) ?? '';
}

export function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}

/** Creates an element in another's document, with what it contains. */
export function make(near: Element, tag: string, attributes: Attributes = {}, ...inside: (Node | string)[]): Element {
  const element = near.ownerDocument.createElement(tag);
  setAttributes(element, attributes);
  element.append(...inside);
  return element;
}

/** Returns the text that a reader sees in a node, white space collapsed. Elements that aren't inline separate words. */
export function visibleText(node: Node): string {
  return collapseWhitespace(textOf(node));
}

function textOf(node: Node): string {
  if (isText(node)) return node.data;
  if (INVISIBLE.test(node.nodeName)) return '';
  const text = Array.from(node.childNodes, textOf).join('');
  return INLINE.test(node.nodeName) ? text : ` ${text} `;
}

/** Returns whether a no-break space holds a sign, a figure or a word of one letter on its line. Others are an editor's. */
function isHeld(space: string, at: number, text: string): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const isNoBreak = space === '\u00A0' || space === '\u202F';
  return isNoBreak && (/[?!:;»\d€%]/.test(text.charAt(at + 1)) || /(?:^|[\s(])\p{L}$|[\d«]$/u.test(before));
}

/** Collapses white space to single spaces and removes characters that no one can see, but not the joiners in words and emoji. */
export function collapseWhitespace(text: string | null): string {
  return (text ?? '')
    .replace(/(?:\s|\u115F|\u1160|\u2800|\u3164|\uFFA0)+/g, (space, at: number, all: string) =>
      isHeld(space, at, all) ? space : ' ',
    )
    .replace(/[\p{Cc}\u00AD\u200B\u2060-\u2064\uFEFF]|\u034F/gu, '')
    .replace(/(^| )[\p{DI} ]+/gu, '$1') // no lookbehind, which Safari 15 lacks
    .trim();
}
