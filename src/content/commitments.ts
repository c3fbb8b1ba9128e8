import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { text, texts } from '../lib/schema.ts';

const schema = z.strictObject({
  /** The firm's values, each with a promise that a client can hold it to. */
  values: z.array(z.strictObject({ name: text, text, promise: text })),
  /** The dinner's code of confidentiality, a sentence each. */
  code: texts,
  /** Where the software and the platform stand, and what they cost. */
  previewStatus: text,
  /** Who has to agree before the software is used in a meeting. */
  consent: text,
  /** What happens to a dinner seat whose date doesn't suit its buyer. */
  dinnerRefund: text,
  /** What the software's private preview gives, asks and promises. */
  preview: z.array(z.strictObject({ title: text, items: texts })),
  /** What the AI audit delivers, and what becomes of it. */
  auditReport: text,
  /** What the executive cohort includes. */
  cohort: text,
  /** How a return on investment is agreed. */
  roiAgreed: text,
  /** What the martech audit tells, and what makes it free of risk. */
  martechAudit: text,
  /** What becomes of a summit's ticket once it can't be given back. */
  ticketTransfer: text,
  /** Where a summit's ticket comes from. */
  ticketDelivery: text,
  /** How a summit keeps its hours. */
  summitHours: text,
  /** When the launch kit is paid. */
  kitPayment: text,
  /** What else comes of asking for the private preview. */
  previewOnly: text,
  /** How premium coaching begins. */
  firstConversation: text,
  /** What a strategy intensive is prepared with, and ends with. */
  intensive: text,
});

/** What pages promise in the owner's name: samples, because only the owner can keep them. */
export const commitments = defineContent('src/content/commitments.ts', schema, {
  values: sample([
    {
      name: 'Plain words',
      text: 'If we cannot explain it to the person whose work it changes, we have not understood it.',
      promise: 'No slide without a sentence that could be wrong.',
    },
    {
      name: 'Counted results',
      text: 'A number is agreed before we start, and counted by you, not by us.',
      promise: 'If it has not moved, our report begins with that.',
    },
    {
      name: 'People keep the wheel',
      text: 'Every system has an owner, a limit and a switch. The owner works for you.',
      promise: 'Nothing we build runs without a name beside it.',
    },
    {
      name: 'A good last day',
      text: 'We are paid to become unnecessary. What we know about your system stays with you.',
      promise: 'Keys, tests and manual are yours from the start.',
    },
  ]),
  code: sample([
    'What’s said at the table stays at the table.',
    'No recordings, no photos, and notes about yourself only.',
    'You may take ideas with you. Names, companies and figures stay here.',
    'No selling before, during or after dinner.',
    'If you break the code, you won’t be invited back.',
  ]),
  previewStatus: sample('In private preview. No price yet.'),
  consent: sample(
    'Everyone in a meeting has to agree before Momento is used in it. We don’t use it at Council Dinners unless the whole table agrees.',
  ),
  dinnerRefund: sample('If the date doesn’t suit you, we refund the seat.'),
  preview: sample([
    {
      title: 'What you get',
      items: ['Early access', 'A person who sets it up with you', 'A say in what we build next'],
    },
    {
      title: 'What we ask',
      items: [
        'One real team with real meetings',
        'Honest feedback when it gets in the way',
        'A work email, so we know who you are',
      ],
    },
    {
      title: 'Your email address',
      items: ['We use it for the preview', 'We use it for nothing else', 'Ask us to delete it, and we will'],
    },
  ]),
  auditReport: sample(
    'One report: where the hours and the money go, what each leak costs, and the three places to start. Yours to keep, whether or not you go on with us.',
  ),
  cohort: sample(
    'One system in daily use, and a table of people with the same problem in another trade. The price is on the checkout page, before you pay.',
  ),
  roiAgreed: sample('What you put in, what came back and by when: agreed in writing before the first day.'),
  martechAudit: sample(
    'We tell you which of them do the same job, which nobody opens, and what could be switched off. If we find nothing, you have that in writing, and owe nothing either way.',
  ),
  ticketTransfer: sample('After that you can give your seat to someone else; just send us the name.'),
  ticketDelivery: sample('Your ticket arrives by email.'),
  summitHours: sample('We start and finish on time.'),
  kitPayment: sample('Nothing is charged by this form: you pay when we have confirmed.'),
  previewOnly: sample('We’ll email you about the preview only. No newsletter.'),
  firstConversation: sample('If coaching is not what you need, you will hear it there.'),
  intensive: sample(
    'You send the papers. We read them. You come with one question, and leave with the answer, the reasons against it and the first call to make.',
  ),
});
