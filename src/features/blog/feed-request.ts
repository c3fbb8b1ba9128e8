/** A feed is refused above this size, in bytes, unless a caller says otherwise: a browser has to hold it. */
export const LARGEST_FEED = 20_000_000;

export interface FeedSource {
  url: string;
  /** The public key, sent as a bearer token; '' sends none. */
  key: string;
}

/**
 * Asks for the feed: revalidates what the browser has of it, or takes that as it is where the host can't say whether it
 * has changed and this visit has downloaded it already. Small, since pages carry it inline.
 */
export async function requestFeed({ url, key }: FeedSource, timeout: number): Promise<Response> {
  const memory = tabMemory();
  const asked = memory?.[url];
  const response = await fetch(url, {
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    signal: AbortSignal.timeout?.(timeout) ?? null, // a browser of before 2022 waits as long as it does
    cache: asked ? 'force-cache' : 'no-cache',
  });
  const { headers, ok } = response;
  if (memory && ok && !headers.has('etag') && !headers.has('last-modified')) memory[url] = '1';
  return response;
}

/** The tab's own memory, in a browser that grants it; at build there is not even a window. */
function tabMemory(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}
