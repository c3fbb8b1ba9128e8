/** Bytes to read or hash at once: a whole long feed keeps a phone busy for too long. */
const PIECE = 2_000_000;

/** Decodes one character per byte, whatever the encoding. */
const text = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());

/**
 * Returns a digest of a feed's items as they are written, so that a new `lastBuildDate` alone changes nothing; '' without items
 * or a secure context. Parses nothing: the first item has to begin in the first piece, and the last to end in the last. Small,
 * since pages carry it inline.
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
