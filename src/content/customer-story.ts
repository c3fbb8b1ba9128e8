import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { text } from '../lib/schema.ts';
import { type ModuleEntry, moduleSchema } from './module-schema.ts';
import { modules } from './modules.ts';
import { analytics } from './modules/analytics.ts';
import { crm } from './modules/crm.ts';
import { digitalAds } from './modules/digital-ads.ts';
import { emailMarketing } from './modules/email-marketing.ts';
import { intelligence } from './modules/intelligence.ts';
import { localListings } from './modules/local-listings.ts';
import { reputation } from './modules/reputation.ts';
import { websites } from './modules/websites.ts';

/** A moment of the made-up customer whose way through the modules the platform's pages tell and draw. */
const moment = z.strictObject({
  /** Told where the day changes. */
  day: text,
  /** The module that she meets, or that meets her. */
  module: z.custom<ModuleEntry>((value) => moduleSchema.safeParse(value).success, 'must be one of content/modules'),
  text,
});

export interface Moment {
  day: string;
  /** The address of the module. */
  slug: string;
  text: string;
  /** The module's place among the modules, from 0. */
  place: number;
}

/** Her story, in the order of things. */
const story = defineContent('src/content/customer-story.ts', z.array(moment), [
  { day: 'Monday', module: localListings, text: 'She looks for a sofa near her, and the map shows the right hours.' },
  { day: 'Monday', module: websites, text: 'She reads the page on linen, twice, on her phone.' },
  {
    day: 'Tuesday',
    module: digitalAds,
    text: 'An ad repeats the sentence she stopped at. She asks for an evening.',
  },
  { day: 'Tuesday', module: crm, text: 'Her record opens with all of this on it, and a name beside the next step.' },
  { day: 'Thursday', module: emailMarketing, text: 'A letter tells her what to bring. The ads fall silent.' },
  { day: 'Saturday', module: crm, text: 'She sits on four sofas and orders the second.' },
  { day: 'Later', module: reputation, text: 'It has been delivered. She is asked how it went, and says so.' },
  {
    day: 'Later',
    module: analytics,
    text: 'The order is counted once, and credited to the week that earned it.',
  },
  { day: 'Later', module: intelligence, text: 'Three others stopped at the same sentence. You are told.' },
]);

/** The story, without the moments at modules that the platform does not have. */
export const customerStory: readonly Moment[] = story.flatMap(({ module, ...told }) => {
  const place = modules.findIndex(({ title }) => title === module.title);
  const found = modules[place];
  return found ? [{ ...told, slug: found.slug, place }] : [];
});

/** The place of each moment's module among the modules, from 0. */
export const storyOrder: readonly number[] = customerStory.map(({ place }) => place);
