import { z } from 'astro/zod';
import { figureRule, mark, positiveInteger, text } from '../../lib/schema.ts';

const claim = z.strictObject({
  id: text,
  sample: mark,
  figure: figureRule,
  text,
  /** A word before the figure: 'Over'. */
  prefix: text.optional(),
  /** Puts a duration before its noun: '90-day ROI timeline'. */
  adjective: mark,
  /** Says another claim's figure in other words, so the record doesn't list it. */
  repeats: mark,
  /** Whose figure it is, when it was counted, and what was counted. Without it, the claim isn't shown as a record. */
  evidence: z.strictObject({ subject: text, period: text, measure: text }).optional(),
});

/** The marketing claims, each in one place, and what execution leaks cost by the assessment's tiers. */
export const claimsSchema = z.strictObject({
  /** The years of the founder's career, and of its closed deals. */
  years: z.strictObject({ career: positiveInteger, deals: positiveInteger, sample: mark }),
  list: z.array(claim),
  leak: z.strictObject({ critical: figureRule, high: figureRule, source: text }),
});
