import { AGAIN, stopBuild } from '../../../lib/stop.ts';

/** How many entries each collection got. Global, because a build loads the loaders and the pages as different modules. */
const counts = ((globalThis as { storedEntries?: Map<string, number> }).storedEntries ??= new Map<string, number>());

export function rememberStored(collection: string, count: number): void {
  counts.set(collection, count);
}

/**
 * Ends a build for which Astro has lost entries: a save of its store that begins while another is under way is dropped (Astro 5.18, on a
 * busy machine), and the blog would be empty without a word. `npm run build` then builds again.
 */
export function checkStored(collection: string, found: number): void {
  const stored = counts.get(collection) ?? found;
  if (found < stored)
    stopBuild(`Astro has lost ${stored - found} of the ${stored} entries of “${collection}” while saving.`, AGAIN);
}
