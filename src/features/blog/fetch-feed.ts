import { FeedError } from './feed-error.ts';

/** A feed is refused above this size, in bytes, unless a caller says otherwise: a browser has to hold it. */
export const LARGEST_FEED = 20_000_000;

/** How long one download serves where a host gives no means to ask whether it has changed, in milliseconds. */
const VISIT = 1_800_000;

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

async function fetchOnce({ url, key }: FeedSource, { timeout, largest }: FetchFeedOptions): Promise<Bytes> {
  try {
    const response = await fetch(url, {
      headers: key ? { Authorization: `Bearer ${key}` } : {},
      signal: AbortSignal.timeout(timeout),
      cache: askedThisVisit(url) ? 'force-cache' : 'no-cache',
    });
    const { status, headers } = response;
    if (status === 401 || status === 403) throw new FeedError('refused', `it answered ${status}`, url);
    if (!response.ok || !response.body) throw new FeedError('unreachable', `it answered ${status}`, url);
    const bytes = await readAll(response.body, url, largest ?? LARGEST_FEED);
    if (!headers.has('etag') && !headers.has('last-modified')) remember(url);
    return bytes;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('unreachable', reason(error, timeout), url);
  }
}

async function readAll(body: ReadableStream<Uint8Array>, url: string, largest: number): Promise<Bytes> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > largest) {
      await reader.cancel();
      throw new FeedError('too-large', `it sends more than ${largest / 1e6} MB`, url);
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

/** Whether this tab has downloaded the feed a short while ago, from a host that can't say whether it has changed since. */
function askedThisVisit(url: string): boolean {
  return Date.now() - Number(memory()?.getItem(url) ?? 0) < VISIT;
}

function remember(url: string): void {
  memory()?.setItem(url, String(Date.now()));
}

/** The tab's own memory, in a browser that grants it. */
function memory(): Storage | undefined {
  try {
    return globalThis.window?.sessionStorage;
  } catch {
    return undefined;
  }
}
