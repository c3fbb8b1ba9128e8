import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { FEED_FILE } from './file-paths.ts';

const TEXT = new RegExp(`\\.(?:html|js|css|txt|xml|json|webmanifest|ics|svg)$|^${FEED_FILE}$`);

/** Smaller files gain too little from compression. */
const MIN_BYTES = 1000;

/** Writes `.br` and `.gz` files next to every text file of a folder, for hosts that serve them. */
export async function precompress(root: string): Promise<void> {
  for (const name of await readdir(root, { recursive: true })) {
    if (!TEXT.test(name)) continue;
    const content = await readFile(root + name);
    if (content.length < MIN_BYTES) continue;
    // Brotli's best quality is the default; gzip's is not.
    await writeFile(`${root}${name}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${root}${name}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
