import { z } from 'astro/zod';
import { text } from '../../lib/schema.ts';

const testimonial = z.strictObject({ quote: text, author: text, role: text, sample: z.boolean().optional() });

/** What clients say: next to the included things of the coach page, and in two lists, each of which may be empty. */
export const testimonials = z.strictObject({
  story: testimonial.optional(),
  coach: z.array(testimonial),
  executive: z.array(testimonial),
});
