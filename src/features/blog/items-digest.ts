const SEED = 1;
const ITEM = 0x6974656d; // 'item', four bytes in one number

/**
 * A digest of a feed's items as they are written, from the first '<item' to the last 'item', so that a new `lastBuildDate`
 * alone changes nothing. Told the feed's bytes piece by piece as they come, it gives that of all so far, so that no phone has
 * to look at a long feed at once; nothing is parsed. Of a feed without items, the digest of all of it. 32 bits, mixed
 * as FNV-1a does: enough to tell one feed from the next. Small, since pages carry it inline.
 */
export function itemsDigest(): (piece: Uint8Array) => string {
  let hash = SEED;
  let last = 0; // the last four bytes
  let items: number | undefined;
  let begun = 0;
  return (piece) => {
    for (const byte of piece) {
      const before = last >>> 24;
      last = (last << 8) | byte;
      hash = Math.imul(hash ^ byte, 0x01000193);
      if (last !== ITEM) continue;
      if (!begun && before === 0x3c) begun = hash = SEED;
      else items = hash;
    }
    return `${items ?? hash}`;
  };
}
