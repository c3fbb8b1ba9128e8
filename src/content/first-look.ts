import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { text, positiveInteger } from '../lib/schema.ts';

/** A promise made in a meeting; roles, not names. Days count from the meeting. */
const agreement = z.strictObject({
  what: text,
  /** The person who promised, and the recipient. */
  from: text,
  to: text,
  due: positiveInteger,
  /** The day it was kept; absent while open. */
  kept: positiveInteger.optional(),
});

export type Agreement = DeepReadonly<z.infer<typeof agreement>>;

const schema = z.strictObject({ today: positiveInteger, days: positiveInteger, agreements: z.array(agreement) });

export type FirstLook = DeepReadonly<z.infer<typeof schema>>;

/** The first look at the software on /momento: made up, and labeled so. */
export const firstLook: FirstLook = defineContent('src/content/first-look.ts', schema, {
  today: 9,
  days: 14,
  agreements: [
    { what: 'Send the auditor’s name', from: 'CFO', to: 'CEO', due: 4, kept: 2 },
    { what: 'Bring last quarter’s numbers', from: 'COO', to: 'CFO', due: 7, kept: 7 },
    { what: 'Introduce both suppliers', from: 'CEO', to: 'COO', due: 10 },
    { what: 'Say no to the second plant', from: 'COO', to: 'CEO', due: 8 },
    { what: 'Read the draft and reply', from: 'CFO', to: 'head of sales', due: 13 },
  ],
});
