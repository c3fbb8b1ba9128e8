import { unwrap } from '../lib/unwrap.ts';

/** What the head of a listed page is made from. */
export interface HeadMeta {
  title: string;
  description: string;
  keywords: readonly string[];
  /** The page's own address, base path included. */
  path: string;
  /** The name of its social card. */
  card: string;
  type?: 'website' | 'article';
  /** The day an article was published (2026-11-20). */
  published?: string;
}

/** A path of this site as a full address, for canonical and social tags. */
export function absolute(path: string, origin: URL | undefined): string {
  return new URL(path, unwrap(origin, 'site')).href;
}
