import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { text } from '../lib/schema.ts';

const FILE = 'src/content/testimonials.ts';

const testimonial = z.strictObject({ quote: text, author: text, role: text });

export type Testimonial = Readonly<z.infer<typeof testimonial>>;

/** The one beside the link to its story, on the coach page. */
export const story: Testimonial = defineContent(
  FILE,
  testimonial,
  sample({
    quote: 'I came with a list of twelve problems. I left with one decision, and it turned out to be all twelve.',
    author: 'Ines Calloway',
    role: 'Chief operating officer, logistics',
  }),
);

/** On the coach page. */
export const coachTestimonials: readonly Testimonial[] = defineContent(
  FILE,
  z.array(testimonial),
  sample([
    {
      quote:
        'Nobody had asked me what I would stop doing. The coach asked it first, and did not go on until I had an answer that cost me something.',
      author: 'Tobias Lindqvist',
      role: 'Founder, medical devices',
    },
    {
      quote:
        'My team noticed before I did. They said the meetings had become shorter and the decisions had stayed made.',
      author: 'Adaeze Morrow',
      role: 'Managing director, insurance',
    },
    {
      quote: 'I listen to the recordings in the car. It is strange and useful to hear yourself change your mind.',
      author: 'Paul Ferrante',
      role: 'Chief executive, food production',
    },
  ]),
);

/** On the executive coaching page: three. */
export const executiveTestimonials: readonly Testimonial[] = defineContent(
  FILE,
  z.array(testimonial),
  sample([
    {
      quote:
        'The hour was worth it for the audit alone. I had been treating a decision about people as one about budget, for most of a year.',
      author: 'Helen Okafor',
      role: 'Chief financial officer, retail',
    },
    {
      quote: 'The framework is on one page and the page is on my wall. My deputy uses it more than I do.',
      author: 'Rafael Brandt',
      role: 'Division president, manufacturing',
    },
    {
      quote: 'I expected advice. I got better questions, in an order that I could not wriggle out of.',
      author: 'Mei Sandoval',
      role: 'Founder, software',
    },
  ]),
);
