import type { Element, Root } from 'hast';

/**
 * A rehype plugin: an address that begins at the root of the site (`/services/`, `/picture.png`) is written below the
 * base path, so that a Markdown post reads the same wherever the site is served.
 */
export function baseLinks(base: string) {
  const prefix = base.replace(/\/$/, '');
  return (tree: Root): void => {
    if (prefix) visit(tree, prefix);
  };
}

function visit(node: Root | Element, prefix: string): void {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    for (const name of ['href', 'src']) {
      const value = child.properties[name];
      if (typeof value === 'string' && /^\/(?!\/)/.test(value)) child.properties[name] = prefix + value;
    }
    visit(child, prefix);
  }
}
