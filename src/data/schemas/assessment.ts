import { z } from 'astro/zod';
import { scaleOf, zonesOf } from '../score.ts';
import { text } from '../../lib/schema.ts';

const question = z.strictObject({
  /** The field of the answer in the form, and in what the webhook receives. */
  id: z.string().regex(/^q\d+$/, 'must be a name such as q7'),
  /** The subject in a word or two. */
  topic: text,
  text,
  options: z.array(text).min(2, 'must have at least 2 entries'),
  /** What to do about it first. */
  fix: text,
});

const tier = z.strictObject({
  /** Its name in what the webhook receives, together with its meaning and next step. */
  id: text,
  /** It begins at this many points per question. */
  average: z.number().min(1, 'must be at least 1'),
  name: text,
  meaning: text,
  nextStep: text,
  price: text,
  /** The reason in a sentence or two. Only shown on the page. */
  text,
});

const oneOrMore = 'must have at least one entry';

/** The questions, whose first answer is worth one point and each other one more, and the tiers of the score, lowest first. */
export const assessment = z
  .strictObject({ time: text, questions: z.array(question).min(1, oneOrMore), tiers: z.array(tier).min(1, oneOrMore) })
  .superRefine(({ questions, tiers }, { addIssue }) => {
    const report = (message: string, path: (string | number)[]) => addIssue({ code: 'custom', message, path });
    const { answers } = scaleOf(questions);
    questions.forEach(({ options }, index) => {
      const count = `must have ${answers} entries, like the first question’s`;
      if (options.length !== answers) report(count, ['questions', index, 'options']);
    });
    if (tiers[0]?.average !== 1) report('must be 1, the lowest', ['tiers', 0, 'average']);
    zonesOf(tiers, questions).forEach(({ from, to }, index) => {
      const limits = `more than the average of the tier before and less than that of the next, at most ${answers}`;
      const few = `with ${questions.length} questions, no score is in this tier: it must be ${limits}`;
      if (from > to) report(few, ['tiers', index, 'average']);
    });
  });
