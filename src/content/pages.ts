import type { Area } from '../components/art/area-drawing.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';

/** What the head of a page, its social card and its drawing are made from. */
export interface PageMeta {
  /** The page's address, base path included. */
  path: string;
  area: Area;
  /** Stands before ' | {site name}'. */
  title: string;
  /** 50 to 160 characters, as search engines show it. */
  description: string;
  keywords: readonly string[];
}

/** Every page that search engines may list; the key names its social card and seeds its drawing. */
export const pages = {
  home: {
    path: paths.home,
    area: 'consulting',
    title: 'Artificial Intelligence',
    description:
      'AI strategy, models, data and automation for leaders who answer for the result. A two-week audit, then ninety days to work that runs.',
    keywords: ['AI consulting', 'AI strategy', 'AI audit', 'marketing automation', 'executive AI briefing'],
  },
  blog: {
    path: paths.blog,
    area: 'consulting',
    title: 'Blog',
    description: `${site.founder.name} on putting artificial intelligence to work: what to automate first, what it costs, and how to tell whether it pays.`,
    keywords: ['AI blog', 'AI insights', 'AI strategy', 'automation', 'AI adoption'],
  },
} as const satisfies Record<string, PageMeta>;

export type PageName = keyof typeof pages;
