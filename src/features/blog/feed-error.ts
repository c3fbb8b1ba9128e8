export type FeedFault = 'unreachable' | 'refused' | 'not-a-feed' | 'broken-xml' | 'too-large';

/** What went wrong with the feed, by name; `detail` holds the technical half (a status, a line number). */
export class FeedError extends Error {
  constructor(
    readonly fault: FeedFault,
    readonly detail: string,
  ) {
    super(feedFaultInWords(fault, detail));
    this.name = 'FeedError';
  }
}

const WORDS: Record<FeedFault, string> = {
  unreachable: 'The blog feed can’t be reached',
  refused: 'The blog feed refuses the key (PUBLIC_FEED_KEY)',
  'not-a-feed': 'The blog feed’s address answers with something that is not an RSS feed',
  'broken-xml': 'The blog feed is broken XML',
  'too-large': 'The blog feed is too large',
};

/** One sentence for a person, for example 'The blog feed is broken XML: line 12, tag not closed.' */
export function feedFaultInWords(fault: FeedFault, detail: string): string {
  return `${WORDS[fault]}: ${detail}.`;
}
