import type { Root } from 'hast';
import { elementsIn, isRootAddress } from './elements-in.ts';

/**
 * A rehype plugin: an address that begins at the root of the site (`/services/`, `/picture.png`) is written in full, so
 * that a Markdown post reads the same wherever the site is served, and in a feed reader. `home`: the site's address with
 * its base path.
 */
export function fullLinks(home: string) {
  const prefix = home.replace(/\/$/, '');
  return (tree: Root): void => {
    for (const { properties } of elementsIn(tree)) {
      for (const name of ['href', 'src']) {
        const value = properties[name];
        if (isRootAddress(value)) properties[name] = prefix + value;
      }
    }
  };
}
