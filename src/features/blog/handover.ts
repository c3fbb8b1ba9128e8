/** An island whose directive has fetched the feed already and leaves its bytes here, so that it is fetched only once. */
export interface FeedIsland extends HTMLElement {
  feedBytes?: Uint8Array<ArrayBuffer>;
}

/** The bytes that the directive has left on the island around an element, if any. */
export function takeFeedBytes(element: Element | null): Uint8Array<ArrayBuffer> | undefined {
  return element?.closest<FeedIsland>('astro-island')?.feedBytes;
}
