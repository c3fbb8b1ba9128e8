import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { defineWords } from '../lib/define-words.ts';
import { duration, durationBeforeNoun, money, percent, uncapitalized } from '../lib/format.ts';
import { isSample, sample } from '../lib/sample.ts';
import { key, text } from '../lib/schema.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import type { PageMeta } from './meta/page-meta.ts';
import { labels } from './labels.ts';
import { prices } from './prices.ts';

const figure = z.strictObject({
  /** The figure as it is set: '6 days'. */
  value: text,
  /** The measure and its date: 'to answer a request for a quote, March 2025'. */
  measure: text,
});

/** How many of so many it was before, and is now: a page draws each. */
const share = z.strictObject({ of: z.number().int().max(100), before: z.number().int(), now: z.number().int() });

const schema = z.strictObject({
  /** The last part of its address: /cases/{slug}/. */
  slug: key,
  /** Says what changed, in a sentence. */
  title: text.max(60, 'must be at most 60 characters'),
  /** The client's business and size. */
  trade: text.max(70, 'must be at most 70 characters'),
  start: figure,
  end: figure,
  built: text,
  /** The events in order, with their dates. */
  weeks: z
    .array(z.strictObject({ when: text, what: text, share: share.optional() }))
    .min(3, 'must have at least three entries')
    .max(5, 'must have at most five entries'),
  /** The person who vouches for it, and their role. */
  name: text,
  role: text,
  quote: text.optional(),
});

export const casesSchema = z.array(schema);

export type Case = DeepReadonly<z.infer<typeof schema>>;

const orders = { of: 100, before: 24, now: 31 };

/** Client cases with their figures, one page each. With an empty list, no page mentions one. */
export const cases: readonly Case[] = defineContent(
  'src/content/cases.ts',
  casesSchema,
  sample([
    {
      slug: 'quotes-in-one-day',
      title: 'Quotes in one day instead of six',
      trade: 'An industrial pump distributor with 240 employees',
      start: { value: '6 days', measure: 'from request to quote, on average in March 2025' },
      end: { value: '1 day', measure: 'from request to quote, on average in August 2025' },
      built:
        'We built a system that reads each request, finds the parts and past prices, and drafts the quote. A person checks every draft and sends it. When the system is less than 90% sure, a person writes the quote.',
      weeks: [
        {
          when: 'Weeks 1–2',
          what: 'Two of us sat with inside sales and timed 60 quotes. For four of the six days, no one was working on the quote.',
        },
        {
          when: 'Weeks 3–6',
          what: 'The system drafted quotes while the team kept writing its own. One draft in five was wrong at first, one in thirty by week six.',
        },
        {
          when: 'Weeks 7–12',
          what: 'Two people used it first, then all nine. On day 81 they stopped using the shared spreadsheet.',
        },
        {
          when: 'Six months later',
          what: `The client’s team has extended the system to spare-parts quotes. ${percent(orders.now / orders.of, 0)} of quotes now become orders, up from ${percent(orders.before / orders.of, 0)} in March 2025.`,
          share: orders,
        },
      ],
      name: 'Dana Whitlock',
      role: 'VP Sales',
      quote: 'The best part is that I stopped asking where a quote was.',
    },
  ])
);

/** A case's label: 'Client case', or 'Example case'. */
export const caseKind = isSample(cases) ? 'Example case' : 'Client case';

const { accelerator, audit } = prices;
const buyAudit = { label: labels.buyAudit, href: site.links.auditCheckout };

export const words = defineWords('src/content/cases.ts', {
  before: 'Before',
  after: 'After',
  built: 'What we built',
  price: `Where would this pay off in your company? The ${durationBeforeNoun(audit.length)} audit tells you for ${money(audit.price)}. The accelerator builds it, for ${money(accelerator.price)}.`,
  actions: [buyAudit],
  confirmedBy: 'Confirmed by',
  closing: {
    title: 'Which of your workflows is this slow?',
    text: `The audit finds out in ${duration(audit.length)}. See its [refund terms](${paths.privacy}#terms).`,
    actions: [buyAudit, { label: 'See the accelerator', href: paths.accelerator }],
  },
});

export function caseCard({ slug }: Case): string {
  return `cases/${slug}`;
}

export function caseMeta({ slug, title, trade }: Case): PageMeta {
  return {
    path: paths.case(slug),
    area: 'consulting',
    parent: paths.torque,
    title,
    description: `${title}, at ${uncapitalized(trade)}. ${caseKind}: what we built, week by week.`,
    keywords: ['AI case study', 'AI results', 'automation case study'],
  };
}
