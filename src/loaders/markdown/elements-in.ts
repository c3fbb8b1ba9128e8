import type { Element, Root } from 'hast';

/** All elements of a Markdown post, each before those inside it. */
export function elementsIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => (child.type === 'element' ? [child, ...elementsIn(child)] : []));
}

/** Whether an attribute holds an address that begins at the root of the site (`/services/`), not on another host (`//`). */
export function isRootAddress(value: unknown): value is string {
  return typeof value === 'string' && /^\/(?!\/)/.test(value);
}
