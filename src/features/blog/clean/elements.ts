/** The elements of a name ('*' for all) inside another, in document order: a list of its own, so that each may go. */
export function elements(root: Element, name: string): Element[] {
  return Array.from(root.getElementsByTagName(name));
}
