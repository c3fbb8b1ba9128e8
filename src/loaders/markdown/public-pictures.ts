import { join } from 'node:path';
import type { Root } from 'hast';
import sharp from 'sharp';
import { elementsIn, isRootAddress } from './elements-in.ts';

/**
 * A rehype plugin: a picture of the public folder that a Markdown post shows (`/bench.jpg`) gets its size, so that nothing moves
 * when it comes. One that can't be read is left as it is.
 */
export function publicPictures(folder: string) {
  return async (tree: Root): Promise<void> => {
    for (const { tagName, properties } of elementsIn(tree)) {
      const { src, width } = properties;
      if (tagName !== 'img' || !isRootAddress(src) || width !== undefined) continue;
      const size = await sharp(join(folder, decodeURI(src)))
        .metadata()
        .catch(() => undefined);
      if (size) Object.assign(properties, { width: size.autoOrient.width, height: size.autoOrient.height });
    }
  };
}
