const FIRST = '<item';
const LAST = '</item';

/**
 * A digest of a feed's items as they are written, so that a new `lastBuildDate` alone changes nothing. Nothing is parsed,
 * and the browser hashes beside the page. Of a feed without items, the digest of all of it. Needs a secure context.
 */
export async function itemsDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const last = find(bytes, LAST, bytes.length - LAST.length, -1);
  const items = last < 0 ? bytes : bytes.subarray(find(bytes, FIRST, 0, 1), last);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', items));
  return btoa(String.fromCharCode(...hash.subarray(0, 9)));
}

function find(bytes: Uint8Array, text: string, from: number, step: 1 | -1): number {
  for (let at = from; at >= 0 && at < bytes.length; at += step) {
    if ([...text].every((letter, i) => bytes[at + i] === letter.charCodeAt(0))) return at;
  }
  return -1;
}
