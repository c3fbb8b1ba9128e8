// Values of NodeFilter, which Node.js lacks.
const SHOW_ELEMENT = 1;
const SHOW_ALL = 0xffffffff;

const INVISIBLE = new Set(['SCRIPT', 'STYLE', 'NO-SCRIPT', 'TEMPLATE', 'IFRAME', 'HEAD', 'RP', 'RT']);
const INLINE = new Set(
  'A B I U S EM STRONG SPAN CODE SUB SUP SMALL MARK ABBR Q RUBY BDI BDO CITE DFN KBD SAMP VAR TIME DEL INS WBR'.split(
    ' ',
  ),
);

/**
 * Returns the elements with a tag name ('*' for all) inside another, in document order. By a tree walker, because a form's
 * own `parentNode` can be a picture with that name, and because jsdom's live collections take quadratic time.
 */
export function elements(root: Element, name: string): Element[] {
  const found: Element[] = [];
  const walker = walk(root, SHOW_ELEMENT);
  while (walker.nextNode()) {
    const element = walker.currentNode as Element;
    if (name === '*' || element.localName === name) found.push(element);
  }
  return found;
}

/** Returns the text that a reader sees in a node, white space collapsed. Elements that aren't inline separate words. */
export function visibleText(node: Node): string {
  const parts: string[] = [];
  collect(walk(node, SHOW_ALL), parts);
  return collapseWhitespace(parts.join(''));
}

/** Collects the texts of a walker's current node, and leaves the walker there. */
function collect(walker: TreeWalker, parts: string[]): void {
  const node = walker.currentNode;
  if (node.nodeType === node.TEXT_NODE) {
    parts.push(node.nodeValue ?? '');
    return;
  }
  const name = node.nodeName;
  if (INVISIBLE.has(name)) return;
  const apart = !INLINE.has(name);
  if (apart) parts.push(' ');
  if (walker.firstChild()) {
    do collect(walker, parts);
    while (walker.nextSibling());
    walker.parentNode();
  }
  if (apart) parts.push(' ');
}

function walk(root: Node, show: number): TreeWalker {
  return (root.ownerDocument as Document).createTreeWalker(root, show);
}

/** Collapses white space to single spaces and removes characters that no one can see, but not the joiners in words and emoji. */
export function collapseWhitespace(text: string | null): string {
  return (text ?? '')
    .replace(/[\s\u115F\u1160\u2800\u3164\uFFA0]+/g, ' ')
    .replace(/[\p{Cc}\u00AD\u034F\u200B\u2060-\u2064\uFEFF]/gu, '')
    .replace(/(^| )[\p{DI} ]+/gu, '$1') // no lookbehind, which Safari 15 lacks
    .trim();
}

export function replaceWithChildren(element: Element): void {
  element.replaceWith(...element.childNodes);
}
