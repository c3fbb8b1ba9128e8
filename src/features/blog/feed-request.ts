/** How long one download serves where a host gives no means to ask whether it has changed, in milliseconds. */
const VISIT = 1_800_000;

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
  const asked = Date.now() - Number(memory?.getItem(url)) < VISIT;
  const response = await fetch(url, {
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    signal: AbortSignal.timeout(timeout),
    cache: asked ? 'force-cache' : 'no-cache',
  });
  const { headers } = response;
  if (!asked && response.ok && !headers.has('etag') && !headers.has('last-modified'))
    memory?.setItem(url, String(Date.now()));
  return response;
}

/** A response's bytes; undefined where there are more than `largest`, which are not waited for. */
export async function bytesUpTo(largest: number, { body }: Response): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const parts: BlobPart[] = [];
  const reader = (body as ReadableStream<Uint8Array<ArrayBuffer>>).getReader();
  for (let left = largest; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    left -= value.length;
    if (left < 0) return void reader.cancel();
    parts.push(value);
  }
}

/** The tab's own memory, in a browser that grants it. */
function tabMemory(): Storage | undefined {
  try {
    return globalThis.window?.sessionStorage;
  } catch {
    return undefined;
  }
}
