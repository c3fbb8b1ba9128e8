import { FeedError } from './feed-error.ts';
import { LARGEST_FEED, requestFeed } from './feed-request.ts';
import type { FeedSource } from './feed-source.ts';

export interface FetchFeedOptions {
  /** How often to ask in all; only an unreachable feed is asked again. */
  tries: number;
  /** Milliseconds until a try is given up. */
  timeout: number;
  /** Milliseconds before the second try; doubled before each further one. */
  backOff: number;
  /** Bytes above which the feed is refused. */
  largest?: number;
}

/** The feed as it came. Throws a FeedError: 'unreachable', 'refused' or 'too-large'. */
export async function fetchFeed(source: FeedSource, options: FetchFeedOptions): Promise<Blob> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(source, options);
    } catch (error) {
      const final = !(error instanceof FeedError) || error.fault !== 'unreachable' || attempt >= options.tries;
      if (final) throw error;
      await new Promise((resolve) => setTimeout(resolve, options.backOff * 2 ** (attempt - 1)));
    }
  }
}

async function fetchOnce(source: FeedSource, { timeout, largest = LARGEST_FEED }: FetchFeedOptions): Promise<Blob> {
  const { url } = source;
  try {
    const response = await requestFeed(source, timeout);
    const { status } = response;
    if (status === 401 || status === 403) throw new FeedError('refused', `it answered ${status}`, url);
    if (!response.ok || !response.body) throw new FeedError('unreachable', `it answered ${status}`, url);
    const body = await bodyUpTo(largest, response);
    if (!body) throw new FeedError('too-large', `it sends more than ${largest / 1e6} MB`, url);
    return body;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('unreachable', reason(error, timeout), url);
  }
}

/** A response's body; undefined where it has more bytes than `largest`, which are not waited for. */
async function bodyUpTo(largest: number, { body }: Response): Promise<Blob | undefined> {
  const parts: BlobPart[] = [];
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (let left = largest; ;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts);
    left -= value.length;
    if (left < 0) return void reader.cancel();
    parts.push(value);
  }
}

function reason(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
