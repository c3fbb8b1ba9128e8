import type { Element, Root } from 'hast';

/**
 * A rehype plugin: an address that begins at the root of the site (`/services/`, `/picture.png`) is written in full, so
 * that a Markdown post reads the same wherever the site is served, and in a feed reader. `home`: the site's address with
 * its base path.
 */
export function fullLinks(home: string) {
  const prefix = home.replace(/\/$/, '');
  return (tree: Root): void => visit(tree, prefix);
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
