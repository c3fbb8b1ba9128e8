import { compound, duration, inWords } from '../lib/format.ts';

/** How long the founder's career is, in which time its deals closed, and when an investment is back. */
export const years = { career: 30, closed: 2 } as const;
const roiTime = { days: 90 } as const;

/** The marketing claims that pages make, each in its one place: figure and what it counts. */
export const claims = {
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
  roiTimeline: { figure: roiTime, text: `${compound(roiTime)} ROI timeline` },
  newBusiness: { figure: { count: 30_000_000 }, text: 'new business' },
  aiRevenue: { figure: { count: 32_000_000 }, text: 'generative-AI revenue' },
  /** Written with 'under' before it. */
  impact: { figure: { days: 60 }, text: 'to impact' },
} as const;

/** What execution leaks cost, by the assessment's tiers. */
export const leak = {
  critical: { min: 500_000, max: 5_000_000, style: 'compact', open: true },
  high: { percent: { min: 5, max: 10 } },
} as const;
