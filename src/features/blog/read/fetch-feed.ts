import { FeedError } from './feed-error.ts';
import { FEED_FILE } from '../../../lib/files/file-paths.ts';
import { readUpTo } from '../../../lib/net/read-up-to.ts';

/** The largest feed that a browser reads, in bytes, because it has to hold all of it. */
export const MAX_BYTES = 20_000_000;

/** A feed's address, and the headers to request it with. */
export interface FeedSource {
  url: string;
  headers: Record<string, string>;
}

interface FetchFeedOptions {
  /** Milliseconds until a request is aborted. */
  timeout: number;
  /** The total number of requests, by default one. Only an unreachable feed is requested again. */
  tries?: number;
  /** Milliseconds before the second try; doubled before each further one. */
  backOff?: number;
  maxBytes?: number;
}

/** Returns the feed of a host. `key` is sent as a bearer token, unless it is ''. */
export function feedSource(host: string, key: string): FeedSource {
  const url = `${host}/${FEED_FILE}`;
  return { url, headers: key ? { Authorization: `Bearer ${key}` } : {} };
}

/** Fetches the feed. Throws a FeedError: 'unreachable', 'refused' or 'too-large'. */
export async function fetchFeed(source: FeedSource, options: FetchFeedOptions): Promise<Blob> {
  const { tries = 1, backOff = 0 } = options;
  try {
    return await fetchOnce(source, options);
  } catch (error) {
    if (!(error instanceof FeedError) || error.fault !== 'unreachable' || tries <= 1) throw error;
    await new Promise((resolve) => setTimeout(resolve, backOff));
    return fetchFeed(source, { ...options, tries: tries - 1, backOff: backOff * 2 });
  }
}

async function fetchOnce(source: FeedSource, { timeout, maxBytes = MAX_BYTES }: FetchFeedOptions): Promise<Blob> {
  const { url } = source;
  try {
    const response = await requestFeed(source, timeout);
    const { status } = response;
    if (status === 401 || status === 403) throw new FeedError('refused', `it answered ${status}`, url);
    if (!response.ok || !response.body) throw new FeedError('unreachable', `it answered ${status}`, url);
    const body = await readUpTo(maxBytes, response.body);
    if (!body) throw new FeedError('too-large', `it sends more than ${maxBytes / 1e6} MB`, url);
    return body;
  } catch (error) {
    if (error instanceof FeedError) throw error;
    throw new FeedError('unreachable', reasonOf(error, timeout), url);
  }
}

/**
 * Requests the feed, and revalidates the browser's copy. If the host sends no validator, a copy downloaded during this visit is
 * used as it is.
 */
async function requestFeed({ url, headers }: FeedSource, timeout: number): Promise<Response> {
  let memory: Storage | undefined;
  try {
    memory = window.sessionStorage;
  } catch {
    // A browser without storage, or the build.
  }
  const response = await fetch(url, {
    headers,
    signal: AbortSignal.timeout?.(timeout) ?? null, // missing in browsers from before 2022
    cache: memory?.[url] ? 'force-cache' : 'no-cache',
  });
  const { headers: answer, ok } = response;
  if (memory && ok && !answer.has('etag') && !answer.has('last-modified')) memory[url] = '1';
  return response;
}

function reasonOf(error: unknown, timeout: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Bytes to read or hash at once: a whole long feed keeps a phone busy for too long. */
const PIECE = 2_000_000;

/** Decodes one character per byte, whatever the encoding. */
const text = async (part: Blob) => new TextDecoder('latin1').decode(await part.arrayBuffer());

/**
 * Returns a digest of a feed's items as they are written, so that a new `lastBuildDate` alone changes nothing; '' without items
 * or a secure context. Parses nothing: the first item has to begin in the first piece, and the last to end in the last. Keep it
 * short: every blog page inlines this code.
 */
export async function itemsDigest(feed: Blob): Promise<string> {
  const start = (await text(feed.slice(0, PIECE))).indexOf('<item');
  const tail = feed.slice(-PIECE);
  const end = (await text(tail)).lastIndexOf('</item') - tail.size;
  const items = feed.slice(start, end);
  const { subtle } = crypto as Partial<Crypto>;
  if (!subtle) return '';
  let digest = '';
  for (let at = 0; at < items.size; at += PIECE)
    digest += new Uint8Array(await subtle.digest('SHA-256', await items.slice(at, at + PIECE).arrayBuffer())).join('');
  return digest;
}
