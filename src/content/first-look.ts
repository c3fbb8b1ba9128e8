import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { text, whole } from '../lib/schema.ts';
import { dinner } from './dinner.ts';

const chair = whole.max(dinner.seats, `must be a chair of the dinner’s table, ${dinner.seats} at most`);

/** A promise made at a table; chairs, not names. Days are counted from the evening on. */
const agreement = z.strictObject({
  what: text,
  /** The chair that promised, and the chair that waits for it. */
  from: chair,
  to: chair,
  due: whole,
  /** The day on which it was done; none while it is open. */
  kept: whole.optional(),
});

export type Agreement = DeepReadonly<z.infer<typeof agreement>>;

const schema = z.strictObject({ today: whole, days: whole, agreements: z.array(agreement) });

export type FirstLook = DeepReadonly<z.infer<typeof schema>>;

/** The first look of the software on /momento: invented, and said to be so. */
export const firstLook: FirstLook = defineContent('src/content/first-look.ts', schema, {
  today: 9,
  days: 14,
  agreements: [
    { what: 'Send the name of the auditor', from: 3, to: 7, due: 4, kept: 2 },
    { what: 'Bring last quarter’s numbers', from: 11, to: 2, due: 7, kept: 7 },
    { what: 'Introduce the two of them', from: 5, to: 9, due: 10 },
    { what: 'Say no to the second plant', from: 8, to: 1, due: 8 },
    { what: 'Read the draft, and answer', from: 2, to: 12, due: 13 },
  ],
});
