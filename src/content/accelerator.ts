import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { durationBeforeNoun, duration, inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { money, text, texts } from '../lib/schema.ts';
import { sprint } from './guide.ts';
import { labels } from './labels.ts';
import { consulting } from './prices.ts';
import type { MailSubject } from './mail-subjects.ts';

const tier = z.strictObject({
  name: text,
  price: money,
  length: text,
  bestFor: text,
  features: texts,
  /** Its button, and the subject of the button's email. Without a subject, it leads to the checkout. */
  action: text,
  subject: z.custom<MailSubject>((value) => typeof value === 'string', 'must be a key of mail-subjects.ts').optional(),
  highlight: z.boolean().optional(),
});

export type Tier = DeepReadonly<z.infer<typeof tier>>;

/** The offers to start with, from the smallest to the largest. */
export const tiers: readonly Tier[] = defineContent('src/content/accelerator.ts', z.array(tier), [
  {
    name: consulting.audit.name,
    price: consulting.audit.price,
    length: duration(consulting.audit.length),
    bestFor: 'For companies that don’t know where to start',
    features: sample(['Interviews with your team', 'What each leak costs you', 'The three places to start']),
    action: labels.buyAudit,
  },
  {
    name: consulting.workshop.name,
    price: consulting.workshop.price,
    length: sample('One day at your office, for up to 12 leaders, with 3 weeks’ notice'),
    bestFor: 'For leadership teams that need to agree on a plan',
    features: sample([
      'Your own cases, prepared with you in advance',
      'A ranked plan with owners and numbers',
      'A proposal your board can vote on',
    ]),
    action: 'Request a workshop',
    subject: 'enterpriseBriefing',
  },
  {
    name: `${durationBeforeNoun(consulting.accelerator.length)} ${consulting.accelerator.name}`,
    price: consulting.accelerator.price,
    length: sample(`${duration(consulting.accelerator.length)}, priced by how many systems we connect`),
    bestFor: 'For companies ready to build',
    features: sample([
      `The strategy workshop, then ${inWords(sprint.length)} phases`,
      'One system in production on your data',
      'Training for executives, teams and champions',
      'A monthly report on time saved, revenue impact and adoption',
      'The keys, the tests and the manual, handed over at the end',
    ]),
    action: `Plan our ${duration(consulting.accelerator.length)}`,
    subject: 'inquiry',
    highlight: true,
  },
]);
