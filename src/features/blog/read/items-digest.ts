/** Bytes to look at or to hash at once: a phone is busy for too long with a long feed as a whole. */
const PIECE = 2_000_000;

/** A character a byte, whatever the encoding. */
const text = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());

/**
 * A digest of a feed's items as they are written, piece after piece, so that a new `lastBuildDate` alone changes nothing.
 * Nothing is parsed, and the browser hashes beside the page. The first item is to begin in the first piece and the last to
 * end in the last. Without items or a secure context there is none, ''. Small, since pages carry it inline.
 */
export async function itemsDigest(feed: Blob): Promise<string> {
  const start = (await text(feed.slice(0, PIECE))).indexOf('<item');
  const tail = feed.slice(-PIECE);
  const end = (await text(tail)).lastIndexOf('</item') - tail.size;
  const items = feed.slice(start, end);
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return '';
  let digest = '';
  for (let at = 0; at < items.size; at += PIECE)
    digest += new Uint8Array(await subtle.digest('SHA-256', await items.slice(at, at + PIECE).arrayBuffer())).join('');
  return digest;
}
