import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { duration, inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { figure, text } from '../lib/schema.ts';

const FILE = 'src/content/claims.ts';

/** How long the founder's career is, in which time its deals closed, and when an investment is back. */
export const years = { career: 30, closed: 2 } as const;
const roiTime = { days: 90 } as const;

/** The marketing claims that pages make, each in its one place: figure and what it counts. */
export const claims = defineContent(FILE, z.record(z.strictObject({ figure, text })), {
  revenueIncrease: { figure: { percent: 427 }, text: 'average revenue increase' },
  leads: { figure: { count: 2_800_000, open: true }, text: 'leads' },
  revenue: { figure: { amount: 50_000_000, style: 'compact', open: true }, text: 'revenue' },
  growth: { figure: { percent: 92 }, text: 'growth' },
  deals: { figure: { amount: 32_000_000, style: 'compact' }, text: 'deals' },
  launch: { figure: { percent: 72 }, text: 'faster launch' },
  manualWork: { figure: { percent: 60 }, text: 'reduction in manual workflows' },
  closed: { figure: { amount: 32_000_000, style: 'compact' }, text: `closed in ${inWords(years.closed)} years` },
  career: { figure: { amount: 100_000_000, style: 'compact' }, text: `in a nearly ${years.career}-year career` },
  roi: { figure: { times: { min: 5, max: 10 } }, text: `ROI within ${duration(roiTime)}` },
  /** Written before its noun: '90-day ROI timeline'. */
  roiTimeline: { figure: roiTime, text: 'ROI timeline' },
  newBusiness: { figure: { count: 30_000_000 }, text: 'new business' },
  aiRevenue: { figure: { count: 32_000_000 }, text: 'generative-AI revenue' },
  /** Written with 'under' before it. */
  impact: { figure: { days: 60 }, text: 'to impact' },
});

/** What execution leaks cost, by the assessment's tiers. */
export const leak = defineContent(FILE, z.strictObject({ critical: figure, high: figure }), {
  critical: { min: 500_000, max: 5_000_000, style: 'compact', open: true },
  high: { percent: { min: 5, max: 10 } },
});

/** Where the figures come from, as the about page says it. */
export const claimsNote = defineContent(
  FILE,
  text,
  sample(
    'They come from the founder’s own career and from the firm’s work with clients, as the clients counted them. Ask for the case behind any of them.',
  ),
);
