import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { durationBeforeNoun, duration, figureText, inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { figureRule, text } from '../lib/schema.ts';

const FILE = 'src/content/claims.ts';

/** The years of the founder's career, of its closed deals, and until an investment pays back. */
export const years = sample({ career: 30, deals: 2 });
const roiTime = { days: 90 } as const;

/** A figure's evidence: whose it is, when it was counted, and what was counted. */
const evidence = z.strictObject({ subject: text, period: text, measure: text });
const claim = z.strictObject({
  figure: figureRule,
  text,
  /** A word before the figure: 'Over'. */
  prefix: text.optional(),
  /** Puts a duration before its noun: '90-day ROI timeline'. */
  adjective: z.literal(true).optional(),
  evidence: evidence.optional(),
});

export type Claim = DeepReadonly<z.infer<typeof claim>>;
type ProvenClaim = Claim & { readonly evidence: DeepReadonly<z.infer<typeof evidence>> };

/**
 * The marketing claims, each in one place. Each is a sample until the owner confirms it. A claim without evidence isn't shown as
 * a record.
 */
export const claims = defineContent(FILE, z.record(claim), {
  revenueIncrease: sample({
    figure: { percent: 427 },
    text: 'average revenue increase',
    evidence: {
      subject: '14 clients',
      period: '2021–2024',
      measure: 'Revenue from the automated workflow, the year after compared with the year before',
    },
  }),
  leads: sample({
    figure: { count: 2_800_000, open: true },
    text: 'leads',
    evidence: { subject: '31 client campaigns', period: '2019–2024', measure: 'New inquiries in the clients’ CRMs' },
  }),
  revenue: sample({
    figure: { amount: 50_000_000, style: 'compact', open: true },
    text: 'revenue',
    evidence: {
      subject: '23 clients',
      period: '2019–2024',
      measure: 'Revenue that clients booked through our systems',
    },
  }),
  growth: sample({
    figure: { percent: 92 },
    text: 'growth',
    evidence: {
      subject: 'One logistics client',
      period: '2022–2023',
      measure: 'Orders per salesperson, first quarter to last',
    },
  }),
  deals: sample({
    figure: { amount: 32_000_000, style: 'compact' },
    text: 'deals',
    evidence: { subject: 'The founder’s sales team', period: '2016–2017', measure: 'Contract value at signing' },
  }),
  launch: sample({
    figure: { percent: 72 },
    text: 'faster launch',
    evidence: {
      subject: '6 client campaigns',
      period: '2023–2024',
      measure: 'Days from brief to launch, before and after',
    },
  }),
  manualWork: sample({
    figure: { percent: 60 },
    text: 'reduction in manual workflows',
    evidence: {
      subject: '18 workflows at 11 clients',
      period: '2021–2024',
      measure: 'Hours of manual work per week, before and after',
    },
  }),
  closed: sample({
    figure: { amount: 32_000_000, style: 'compact' },
    text: `closed in ${inWords(years.deals)} years`,
    evidence: { subject: 'The founder’s sales team', period: '2016–2017', measure: 'Contract value at signing' },
  }),
  career: sample({
    figure: { amount: 100_000_000, style: 'compact' },
    text: `in a nearly ${years.career}-year career`,
    prefix: 'Over',
    evidence: {
      subject: 'All of the founder’s programs',
      period: 'for employers and clients',
      measure: 'Revenue and savings, as the companies booked them',
    },
  }),
  roi: sample({
    figure: { times: { min: 5, max: 10 } },
    text: `ROI within ${duration(roiTime)}`,
    evidence: {
      subject: '9 accelerator clients',
      period: '2022–2024',
      measure: 'Yearly savings and revenue, as measured by day 90, divided by our fee',
    },
  }),
  roiTimeline: sample({
    figure: roiTime,
    text: 'ROI timeline',
    adjective: true,
    evidence: {
      subject: 'Every accelerator contract',
      period: 'since 2022',
      measure: 'The date by which the return is due, agreed on before day one',
    },
  }),
  newBusiness: sample({
    figure: { count: 30_000_000 },
    text: 'new business',
    evidence: { subject: 'One financial services client', period: '2023', measure: 'Signed contracts, in US dollars' },
  }),
  aiRevenue: sample({
    figure: { count: 32_000_000 },
    text: 'generative-AI revenue',
    evidence: {
      subject: '2 software clients',
      period: '2023–2024',
      measure: 'Sales of new AI-based services, in US dollars',
    },
  }),
  impact: sample({
    figure: { days: 60 },
    text: 'to impact',
    prefix: 'Under',
    evidence: {
      subject: '9 accelerator clients',
      period: '2022–2024',
      measure: 'Days from day one to the first team using the system',
    },
  }),
});

/** Keeps the claims whose evidence is filled in. */
export function proven(listed: readonly Claim[]): ProvenClaim[] {
  return listed.filter((one): one is ProvenClaim => one.evidence !== undefined);
}

/** Writes a claim's figure: '427%', 'Over $100M', '90-day'. */
export function claimFigure({ figure, prefix, adjective }: Claim): string {
  const written = adjective && 'days' in figure ? durationBeforeNoun(figure) : figureText(figure);
  return prefix ? `${prefix} ${written}` : written;
}

/** Returns the source line below a large figure: whose it is, and its period, which doesn't break between two years. */
export function sourceLine({ evidence: { subject, period } }: ProvenClaim): string {
  return `${subject}, ${period.replace('–', '–\u2060')}`;
}

/** The cost of execution leaks by the assessment's tiers, with its source. */
export const leak = defineContent(FILE, z.strictObject({ critical: figureRule, high: figureRule, source: text }), {
  critical: sample({ min: 500_000, max: 5_000_000, style: 'compact', open: true }),
  high: sample({ percent: { min: 5, max: 10 } }),
  source: sample('40 audits, 2019–2024'),
});
