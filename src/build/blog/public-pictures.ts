import { join } from 'node:path';
import type { Element, Root } from 'hast';
import sharp from 'sharp';

/**
 * A rehype plugin: a picture of the public folder that a Markdown post shows (`/bench.jpg`) gets its size, so that nothing moves
 * when it comes. One that can't be read is left as it is.
 */
export function publicPictures(folder: string) {
  return async (tree: Root): Promise<void> => {
    for (const { properties } of picturesIn(tree)) {
      const { src, width } = properties;
      if (typeof src !== 'string' || !/^\/(?!\/)/.test(src) || width !== undefined) continue;
      const size = await sharp(join(folder, decodeURI(src)))
        .metadata()
        .catch(() => undefined);
      if (size) Object.assign(properties, { width: size.autoOrient.width, height: size.autoOrient.height });
    }
  };
}

function picturesIn(node: Root | Element): Element[] {
  return node.children.flatMap((child) => {
    if (child.type !== 'element') return [];
    return child.tagName === 'img' ? [child] : picturesIn(child);
  });
}
