import { FeedError } from './feed-error.ts';

/** A feed is refused above this size, in bytes: nobody's blog is larger, and a browser has to hold it. */
export const LARGEST_FEED = 20_000_000;

export interface FeedSource {
  url: string;
  /** The public key, sent as a bearer token; '' sends none. */
  key: string;
}

export interface FetchFeedOptions {
  /** How often to ask in all; only an unreachable feed is asked again. */
  tries: number;
  /** Milliseconds until a try is given up. */
  timeout: number;
  /** Milliseconds before the second try; doubled before each further one. */
  backOff: number;
}

/** The feed's bytes. Throws a FeedError: 'unreachable', 'refused' or 'too-large'. */
export async function fetchFeed(source: FeedSource, options: FetchFeedOptions): Promise<Uint8Array> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await fetchOnce(source, options.timeout);
    } catch (error) {
      const final = !(error instanceof FeedError) || error.fault !== 'unreachable' || attempt >= options.tries;
      if (final) throw error;
      await new Promise((resolve) => setTimeout(resolve, options.backOff * 2 ** (attempt - 1)));
    }
  }
}

async function fetchOnce({ url, key }: FeedSource, timeout: number): Promise<Uint8Array> {
  try {
    const response = await fetch(url, {
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 401 || response.status === 403) {
      throw new FeedError('refused', `${url} answered ${response.status}`);
    }
    if (!response.ok || !response.body) throw new FeedError('unreachable', `${url} answered ${response.status}`);
    return await readAll(response.body, url);
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('unreachable', `${url}: ${reason(error, timeout)}`);
  }
}

async function readAll(body: ReadableStream<Uint8Array>, url: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > LARGEST_FEED) {
      await reader.cancel();
      throw new FeedError('too-large', `${url} sends more than ${LARGEST_FEED / 1e6} MB`);
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

function reason(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
