import { fnv1a } from '../../src/lib/hash.ts';

/** Returns a generator of numbers in [0, 1) from a text seed (mulberry32). The same seed gives the same drawing. */
export function seededRandom(seed: string): () => number {
  let state = fnv1a(new TextEncoder().encode(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
