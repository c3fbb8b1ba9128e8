import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { text, texts } from '../lib/schema.ts';

const schema = z.strictObject({
  /** The firm's values, each with a promise that a client can hold it to. */
  values: z.array(z.strictObject({ name: text, text, promise: text })),
  /** The dinner's code of confidentiality, a sentence each. */
  code: texts,
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
    'What is said at the table stays at the table.',
    'No recording, no photographs, no notes about anyone but yourself.',
    'Ideas may leave the room. Names, companies and figures may not.',
    'Nobody sells anything, before, during or after.',
    'Whoever breaks the code is not asked again.',
  ]),
  preview: sample([
    {
      title: 'What you get',
      items: ['Access before everybody else', 'A person who sets it up with you', 'A say in what is built next'],
    },
    {
      title: 'What we ask',
      items: [
        'One real team, with real meetings',
        'An honest answer when it gets in the way',
        'Your work address, so that we know who is asking',
      ],
    },
    {
      title: 'What we do with your address',
      items: ['We write to you about the preview', 'It is used for nothing else', 'One word from you, and it is gone'],
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
    'We’ll tell you which ones overlap, which ones your team doesn’t open and which you can cancel. If we find nothing, we’ll say so in writing. You owe us nothing either way.',
  ),
  ticketTransfer: sample('After that, your seat can be somebody else’s: tell us the name.'),
  ticketDelivery: sample('Your ticket comes by email from there.'),
  summitHours: sample('We begin on time and end on time.'),
  kitPayment: sample('Pay now, or send the brief first and pay after we confirm.'),
  previewOnly: sample('No newsletter comes with it.'),
  firstConversation: sample('If you don’t need coaching, I’ll say so.'),
  intensive: sample(
    'You send the papers and I read them. You bring one question. You leave with an answer, the arguments against it and your first call to make.',
  ),
});
