import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { text } from '../lib/schema.ts';
import { unwrap } from '../lib/unwrap.ts';
import { modules } from './modules.ts';

const known = z
  .string()
  .refine((slug) => modules.some((module) => module.slug === slug), 'must be the slug of a module');

/** A moment of the made-up customer whose way through the modules the platform's pages tell and draw. */
const moment = z.strictObject({
  /** Told where the day changes. */
  day: text,
  /** The slug of the module that she meets, or that meets her. */
  slug: known,
  text,
});

export type Moment = Readonly<z.infer<typeof moment>>;

/** Her story, in the order of things. */
export const customerStory: readonly Moment[] = defineContent('src/content/customer-story.ts', z.array(moment), [
  { day: 'Monday', slug: 'local-listings', text: 'She looks for a sofa near her, and the map shows the right hours.' },
  { day: 'Monday', slug: 'websites', text: 'She reads the page on linen, twice, on her phone.' },
  {
    day: 'Tuesday',
    slug: 'digital-ads',
    text: 'An ad repeats the sentence she stopped at. She asks for an evening.',
  },
  { day: 'Tuesday', slug: 'crm', text: 'Her record opens with all of this on it, and a name beside the next step.' },
  { day: 'Thursday', slug: 'email-marketing', text: 'A letter tells her what to bring. The ads fall silent.' },
  { day: 'Saturday', slug: 'crm', text: 'She sits on four sofas and orders the second.' },
  { day: 'Later', slug: 'reputation', text: 'It has been delivered. She is asked how it went, and says so.' },
  {
    day: 'Later',
    slug: 'analytics',
    text: 'The order is counted once, and credited to the week that earned it.',
  },
  { day: 'Later', slug: 'intelligence', text: 'Three others stopped at the same sentence. You are told.' },
]);

/** The place of each moment's module among the modules, from 0; a moment at a module that does not exist stops the build. */
export const storyOrder: readonly number[] = customerStory.map(({ slug }) => {
  const place = modules.findIndex((module) => module.slug === slug);
  return unwrap(place < 0 ? undefined : place, `the module ${slug} of the customer’s story`);
});
