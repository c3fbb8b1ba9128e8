import { z } from 'astro/zod';
import { LEADS, LEADS_AGENT } from '../quiz.ts';
import { address, text, texts } from '../../lib/schema.ts';

const question = z.strictObject({
  text,
  /** `value` is the id of an agent, or `leads`. */
  options: z.array(z.strictObject({ text, value: text })).min(2, 'must have at least 2 entries'),
});

const profile = z.strictObject({
  id: text,
  title: text,
  description: text,
  features: texts,
  /** What we build today for the same need, in place of the form's sentence about all others. */
  today: text.optional(),
  /** The platform module that the agent works in. */
  module: z.strictObject({ name: text, href: address }),
});

/** The quiz's questions, and the agents that it can recommend, in the order of its drawing. */
export const quiz = z
  .strictObject({
    // Its drawing goes through all ways to answer.
    questions: z.array(question).min(1, 'must have at least one entry').max(6, 'must have at most 6 entries'),
    profiles: z.array(profile),
  })
  .superRefine(({ questions, profiles }, { addIssue }) => {
    const report = (message: string, path: (string | number)[]) => addIssue({ code: 'custom', message, path });
    const ids = profiles.map(({ id }) => id);
    ids.forEach((id, index) => {
      const isAnswer = questions.some(({ options }) => options.some(({ value }) => value === id));
      if (!isAnswer) report('is the value of no answer, so the quiz never names it', ['profiles', index, 'id']);
    });
    if (!ids.includes(LEADS_AGENT)) report(`must have ${LEADS_AGENT}, where the answer ${LEADS} leads`, ['profiles']);
    questions.forEach(({ options }, index) => {
      options.forEach(({ value }, option) => {
        const place = ['questions', index, 'options', option, 'value'];
        if (value !== LEADS && !ids.includes(value)) report(`must be ${LEADS} or the id of a profile`, place);
      });
    });
  });
