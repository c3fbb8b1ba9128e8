/** An island whose directive has fetched the feed already, so that it is fetched only once. */
export interface FeedIsland extends HTMLElement {
  feed?: Blob;
}

/** Dispatched by a blog island, or its directive, whose code or feed failed. */
export const POST_FAILED = 'post-failed';

/** Dispatched by a post's island once it shows a post that the page was not built with. */
export const POST_SHOWN = 'post-shown';

/** Returns the feed that the directive has left on the island around an element, if any. */
export function takeFeed(element: Element | null): Blob | undefined {
  return element?.closest<FeedIsland>('astro-island')?.feed;
}
