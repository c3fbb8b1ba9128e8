import { fnv1a } from './hash.ts';

/** A stream of numbers in [0, 1) that a text seed decides: the same seed, the same drawing (mulberry32). */
export function seededRandom(seed: string): () => number {
  let state = fnv1a(new TextEncoder().encode(seed));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
