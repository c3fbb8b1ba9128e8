const INVISIBLE = new Set(['SCRIPT', 'STYLE', 'NO-SCRIPT', 'TEMPLATE', 'IFRAME', 'HEAD', 'RP', 'RT']);
const INLINE = new Set(
  'A B I U S EM STRONG SPAN CODE SUB SUP SMALL MARK ABBR Q RUBY BDI BDO CITE DFN KBD SAMP VAR TIME DEL INS WBR'.split(
    ' ',
  ),
);

/**
 * Returns the elements with a tag name ('*' for all) inside another, in document order. Walks the tree, because jsdom's live
 * collections take quadratic time.
 */
export function elements(root: Element, name: string): Element[] {
  const found: Element[] = [];
  let node: Node | null = root.firstChild;
  while (node) {
    if (node.nodeType === 1 && (name === '*' || (node as Element).localName === name)) found.push(node as Element);
    let next: Node | null = node.firstChild;
    for (let above: Node | null = node; !next && above && above !== root; above = above.parentNode)
      next = above.nextSibling;
    node = next;
  }
  return found;
}

/** Returns the text that a reader sees in a node, white space collapsed. Elements that aren't inline separate words. */
export function visibleText(node: Node): string {
  const parts: string[] = [];
  collect(node, parts);
  return collapseWhitespace(parts.join(''));
}

function collect(node: Node, parts: string[]): void {
  if (node.nodeType === node.TEXT_NODE) {
    parts.push(node.nodeValue ?? '');
    return;
  }
  const name = node.nodeName;
  if (INVISIBLE.has(name)) return;
  const apart = !INLINE.has(name);
  if (apart) parts.push(' ');
  for (let child = node.firstChild; child; child = child.nextSibling) collect(child, parts);
  if (apart) parts.push(' ');
}

/** Collapses white space to single spaces and removes characters that no one can see (controls, soft hyphens). */
export function collapseWhitespace(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u00AD\u200B\uFEFF]/gu, '')
    .trim();
}
