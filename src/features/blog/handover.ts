/** A feed in the pieces that it came in. */
export type FeedPieces = Uint8Array<ArrayBuffer>[];

/** An island whose directive has fetched the feed already and leaves its bytes here, so that it is fetched only once. */
export interface FeedIsland extends HTMLElement {
  feedPieces?: FeedPieces;
}

/** The feed that the directive has left on the island around an element, if any. */
export function takeFeedBytes(element: Element | null): Uint8Array<ArrayBuffer> | undefined {
  const pieces = element?.closest<FeedIsland>('astro-island')?.feedPieces;
  return pieces && joined(pieces);
}

function joined(pieces: FeedPieces): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(pieces.reduce((size, { length }) => size + length, 0));
  let end = 0;
  for (const piece of pieces) {
    bytes.set(piece, end);
    end += piece.length;
  }
  return bytes;
}
