/** An island whose directive has fetched the feed already and leaves it here, so that it is fetched only once. */
export interface FeedIsland extends HTMLElement {
  feed?: Blob;
}

/** The feed that the directive has left on the island around an element, if any. */
export function takeFeed(element: Element | null): Blob | undefined {
  return element?.closest<FeedIsland>('astro-island')?.feed;
}
