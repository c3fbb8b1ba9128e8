import { FeedError } from './feed-error.ts';
import { type FeedSource, LARGEST_FEED, requestFeed } from './feed-request.ts';

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

type Bytes = Uint8Array<ArrayBuffer>;

/** The feed's bytes. Throws a FeedError: 'unreachable', 'refused' or 'too-large'. */
export async function fetchFeed(source: FeedSource, options: FetchFeedOptions): Promise<Bytes> {
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

async function fetchOnce(source: FeedSource, { timeout, largest = LARGEST_FEED }: FetchFeedOptions): Promise<Bytes> {
  const { url } = source;
  try {
    const response = await requestFeed(source, timeout);
    const { status } = response;
    if (status === 401 || status === 403) throw new FeedError('refused', `it answered ${status}`, url);
    if (!response.ok || !response.body) throw new FeedError('unreachable', `it answered ${status}`, url);
    const bytes = await bytesUpTo(largest, response);
    if (!bytes) throw new FeedError('too-large', `it sends more than ${largest / 1e6} MB`, url);
    return bytes;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('unreachable', reason(error, timeout), url);
  }
}

/** A response's bytes; undefined where there are more than `largest`, which are not waited for. */
async function bytesUpTo(largest: number, { body }: Response): Promise<Bytes | undefined> {
  const parts: BlobPart[] = [];
  const reader = (body as ReadableStream<Bytes>).getReader();
  for (let left = largest; ;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
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
