import { fnv1a } from '../../lib/hash.ts';

/** Returns the drawing of a post without a picture: always the same one for an address, from those that the site has. */
export function drawingOf(slug: string, drawings: readonly string[]): string {
  return drawings[fnv1a(new TextEncoder().encode(slug)) % drawings.length] ?? '';
}
