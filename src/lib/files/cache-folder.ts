import { fileURLToPath } from 'node:url';
import { cacheDir } from 'astro:config/server';

/** Returns a folder below Astro’s cache folder, which hosts keep between builds. */
export function cacheFolder(name: string): string {
  return fileURLToPath(new URL(`${name}/`, cacheDir));
}
