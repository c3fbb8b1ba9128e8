/** Where a feed is, and how it is asked for. */
export interface FeedSource {
  url: string;
  headers: Record<string, string>;
}

/** `key`: the public key, sent as a bearer token; '' sends none. */
export function feedSource(url: string, key: string): FeedSource {
  return { url, headers: key ? { Authorization: `Bearer ${key}` } : {} };
}
