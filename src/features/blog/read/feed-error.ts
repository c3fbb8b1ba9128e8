type FeedFault = 'unreachable' | 'refused' | 'not-a-feed' | 'broken-xml' | 'too-large' | 'empty';

const WORDS: Record<FeedFault, string> = {
  unreachable: 'can’t be reached',
  refused: 'refuses the key (PUBLIC_FEED_KEY)',
  'not-a-feed': 'is not an RSS feed',
  'broken-xml': 'is broken XML',
  'too-large': 'is too large',
  empty: 'has no items',
};

/** A failure of the feed, by name; `detail` is the technical half: a status, a line number. */
export class FeedError extends Error {
  constructor(
    readonly fault: FeedFault,
    readonly detail = '',
    readonly url = '',
  ) {
    super(wordFeedError({ fault, detail, url }));
    this.name = 'FeedError';
  }
}

/**
 * Returns a feed failure as one sentence, for the build and the browser's console. `remedy` is what the reader can do about it.
 */
export function wordFeedError(
  { fault, detail, url }: Pick<FeedError, 'fault' | 'detail' | 'url'>,
  remedy = '',
): string {
  const feed = `The blog feed${url && ` at ${url} (PUBLIC_FEED_HOST)`}`;
  return `${feed} ${WORDS[fault]}${detail && `: ${detail}`}${remedy && `; ${remedy}`}.`;
}
