import type { PageMeta } from '../data/pages.ts';

export interface HeadMeta extends PageMeta {
  /** The name of its social card. */
  card: string;
  type?: 'website' | 'article';
  /** The day an article was published (2026-11-20). */
  published?: string;
  /** The day it was last changed. */
  modified?: string;
}
