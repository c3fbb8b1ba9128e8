import { fileURLToPath } from 'node:url';
import { cacheDir } from 'astro:config/server';

/** A folder of that name below Astro's cache folder, which hosts keep from build to build. */
export function cacheFolder(name: string): string {
  return fileURLToPath(new URL(`${name}/`, cacheDir));
}
