import { z } from 'astro/zod';
import { figureRule, lengthRule, priceRule, span, text, texts } from '../../lib/schema.ts';

/** The creator launch kit: prices and promises, each figure once. */
export const launchKit = z.strictObject({
  price: priceRule,
  /** Per month. */
  continuity: priceRule,
  brief: lengthRule,
  /** The upper limit. */
  firstAssets: lengthRule,
  firstDrafts: z.strictObject({ hours: span }),
  /** The number of emails in a launch sequence. The smallest is included in the kit. */
  emails: span,
  support: lengthRule,
  /** `basis` says what the figure compares. */
  savings: z.strictObject({ figure: figureRule, text, separately: priceRule, basis: text }),
  /** What an order chooses from. */
  deliverables: texts,
});
