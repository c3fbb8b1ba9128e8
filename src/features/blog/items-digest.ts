/**
 * A digest of a feed's items as they are written, so that a new `lastBuildDate` alone changes nothing. Nothing is parsed,
 * and the browser hashes beside the page. Of a feed without items, the digest of all of it. Without a secure
 * context there is none, ''.
 * Small, since pages carry it inline.
 */
export async function itemsDigest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const text = new TextDecoder('latin1').decode(bytes); // a character a byte, whatever the encoding
  const last = text.lastIndexOf('</item');
  const items = last < 0 ? bytes : bytes.subarray(text.indexOf('<item'), last);
  const { subtle } = crypto as Partial<Crypto>;
  return subtle ? new Uint8Array(await subtle.digest('SHA-256', items)).join('') : '';
}
