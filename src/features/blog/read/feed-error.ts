export type FeedFault = 'unreachable' | 'refused' | 'not-a-feed' | 'broken-xml' | 'too-large';

/** What went wrong with the feed, by name; `detail` holds the technical half (a status, a line number). */
export class FeedError extends Error {
  constructor(
    readonly fault: FeedFault,
    detail: string,
    /** The feed's address, where one is known. */
    url = '',
  ) {
    super(feedFaultInWords(fault, detail, url));
    this.name = 'FeedError';
  }
}

const WORDS: Record<FeedFault, string> = {
  unreachable: 'can’t be reached',
  refused: 'refuses the key (PUBLIC_FEED_KEY)',
  'not-a-feed': 'is not an RSS feed',
  'broken-xml': 'is broken XML',
  'too-large': 'is too large',
};

/** One sentence for a person: 'The blog feed at https://x/feed (PUBLIC_FEED_HOST) is broken XML: line 12, …' */
export function feedFaultInWords(fault: FeedFault, detail: string, url: string): string {
  return `The blog feed${url && ` at ${url} (PUBLIC_FEED_HOST)`} ${WORDS[fault]}: ${detail}.`;
}
