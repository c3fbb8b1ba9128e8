import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { FEED, TEXT_TYPES, TYPES } from '../../generators/hosts/headers.ts';

/** Smaller files gain too little from compression. */
const MIN_BYTES = 1000;

/** Writes `.br` and `.gz` files next to every text file of a folder, for hosts that serve them. */
export async function precompress(root: string): Promise<void> {
  for (const name of await readdir(root, { recursive: true })) {
    const type = name === FEED.path ? FEED.type : TYPES[name.split('.').at(-1) ?? ''];
    if (!type || !TEXT_TYPES.includes(type)) continue;
    const content = await readFile(root + name);
    if (content.length < MIN_BYTES) continue;
    // Brotli's best quality is the default; gzip's is not.
    await writeFile(`${root}${name}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${root}${name}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
