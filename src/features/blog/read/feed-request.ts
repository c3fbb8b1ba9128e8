import type { FeedSource } from './feed-source.ts';

/** A feed is refused above this size, in bytes, unless a caller says otherwise: a browser has to hold it. */
export const LARGEST_FEED = 20_000_000;

/**
 * Asks for the feed: revalidates what the browser has of it, or takes that as it is where the host can't say whether it
 * has changed and this visit has downloaded it already. Small, since pages carry it inline.
 */
export async function requestFeed({ url, headers }: FeedSource, timeout: number): Promise<Response> {
  let memory: Storage | undefined;
  try {
    memory = window.sessionStorage;
  } catch {
    // A browser that does not grant it, or the build.
  }
  const response = await fetch(url, {
    headers,
    signal: AbortSignal.timeout?.(timeout) ?? null, // a browser of before 2022 waits as long as it does
    cache: memory?.[url] ? 'force-cache' : 'no-cache',
  });
  const { headers: answer, ok } = response;
  if (memory && ok && !answer.has('etag') && !answer.has('last-modified')) memory[url] = '1';
  return response;
}
