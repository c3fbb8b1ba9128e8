import { defineWords } from '../lib/define-words.ts';
import { sample } from '../lib/sample.ts';

const FILE = 'src/content/testimonials.ts';

export interface Testimonial {
  readonly quote: string;
  readonly author: string;
  readonly role: string;
}

/** The quotation next to the client's story on the coach page. */
export const story: Testimonial = defineWords(
  FILE,
  sample({
    quote: 'I brought a list of twelve problems. I left with one decision, and it turned out to settle all twelve.',
    author: 'Ines Calloway',
    role: 'COO, logistics',
  })
);

export const coachTestimonials: readonly Testimonial[] = defineWords(
  FILE,
  sample([
    {
      quote: 'The coach asked what I’d stop doing, and wouldn’t move on until my answer cost me something.',
      author: 'Tobias Lindqvist',
      role: 'Founder, medical devices',
    },
    {
      quote: 'My team noticed first. Meetings got shorter, and decisions stuck.',
      author: 'Adaeze Morrow',
      role: 'Managing director, insurance',
    },
  ])
);

export const executiveTestimonials: readonly Testimonial[] = defineWords(
  FILE,
  sample([
    {
      quote:
        'The audit alone was worth the hour. I’d spent most of a year treating a people decision as a budget decision.',
      author: 'Helen Okafor',
      role: 'CFO, retail',
    },
    {
      quote: 'The framework is on my wall. My deputy uses it more than I do.',
      author: 'Rafael Brandt',
      role: 'Division president, manufacturing',
    },
    {
      quote: 'I expected advice. I got better questions, and I couldn’t dodge them.',
      author: 'Mei Sandoval',
      role: 'Founder, software',
    },
  ])
);
