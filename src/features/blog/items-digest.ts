/** Where the first item begins and the last one ends is looked for in so many bytes: to look at all takes a phone long. */
const NEAR = 1_000_000;

/** A character a byte, whatever the encoding. */
const text = (part: Uint8Array) => new TextDecoder('latin1').decode(part);

/**
 * A digest of a feed's items as they are written, so that a new `lastBuildDate` alone changes nothing. Nothing is parsed,
 * and the browser hashes beside the page. Of a feed without items, or whose first begins later than any would, the digest
 * of all of it. Without a secure context there is none, ''. Small, since pages carry it inline.
 */
export async function itemsDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const last = text(bytes.subarray(-NEAR)).lastIndexOf('</item');
  const end = Math.max(bytes.length - NEAR, 0) + last;
  const start = text(bytes.subarray(0, NEAR)).indexOf('<item');
  const items = Math.min(start, last) < 0 ? bytes : bytes.subarray(start, end);
  const { subtle } = crypto as Partial<Crypto>;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', items)).join('') : '';
}
