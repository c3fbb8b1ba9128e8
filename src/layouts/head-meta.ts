import type { PageMeta } from '../content/page-meta.ts';

/** What the head of a listed page is made from. */
export interface HeadMeta extends PageMeta {
  /** The name of its social card. */
  card: string;
  type?: 'website' | 'article';
  /** The day an article was published (2026-11-20). */
  published?: string;
  /** The day it was last changed. */
  modified?: string;
}
