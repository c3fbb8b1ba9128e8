import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { compound, duration, inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { money, text, texts } from '../lib/schema.ts';
import { sprint } from './guide.ts';
import { consulting } from './prices.ts';
import type { MailSubject } from './mail-subjects.ts';

const tier = z.strictObject({
  name: text,
  price: money,
  length: text,
  bestFor: text,
  features: texts,
  /** What its button says, and the subject of the mail that it starts; without a subject, it leads to the checkout. */
  action: text,
  subject: z.custom<MailSubject>((value) => typeof value === 'string', 'must be a key of mail-subjects.ts').optional(),
  highlight: z.boolean().optional(),
});

export type Tier = DeepReadonly<z.infer<typeof tier>>;

/** What an enterprise can start with, from the smallest to the largest. */
export const tiers: readonly Tier[] = defineContent('src/content/accelerator.ts', z.array(tier), [
  {
    name: consulting.audit.name,
    price: consulting.audit.price,
    length: duration(consulting.audit.length),
    bestFor: 'To know before you decide',
    features: sample(['Interviews with those who do the work', 'What each leak costs', 'The three places to start']),
    action: `Order the ${consulting.audit.name}`,
  },
  {
    name: consulting.workshop.name,
    price: consulting.workshop.price,
    length: 'With your leadership, in one room',
    bestFor: 'To agree on what comes first',
    features: sample([
      'Your own cases, prepared with you beforehand',
      'A ranked plan with owners and numbers',
      'A paper that your board can vote on',
    ]),
    action: 'Request a workshop',
    subject: 'enterpriseBriefing',
  },
  {
    name: `${compound(consulting.accelerator.length)} ${consulting.accelerator.name}`,
    price: consulting.accelerator.price,
    length: duration(consulting.accelerator.length),
    bestFor: 'To have it running',
    features: sample([
      `The workshop, then a sprint in ${inWords(sprint.length)} phases`,
      'A system in production on your data',
      'Training for executives, teams and champions',
      'Time saved, revenue and adoption, on one page a month',
      'Handed over: keys, tests and manual',
    ]),
    action: `Plan our ${duration(consulting.accelerator.length)}`,
    subject: 'inquiry',
    highlight: true,
  },
]);
