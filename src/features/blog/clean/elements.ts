/**
 * Returns the elements of a name ('*' for all) inside another, in document order. Walks the tree: jsdom's live collections
 * take time in proportion to the square of their length.
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
