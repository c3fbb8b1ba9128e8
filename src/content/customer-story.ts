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

/** A moment in the made-up customer's way through the modules. */
const moment = z.strictObject({
  day: text,
  /** The module at work. */
  module: z.custom<ModuleEntry>((value) => moduleSchema.safeParse(value).success, 'must be one of content/modules'),
  text,
});

interface Moment {
  day: string;
  /** The address of the module. */
  slug: string;
  text: string;
  /** The module's place among the modules, from 0. */
  place: number;
}

/** Her story, in order. */
const story = defineContent('src/content/customer-story.ts', z.array(moment), [
  {
    day: 'Monday',
    module: localListings,
    text: 'She searches for a showroom nearby, and the map has the right hours.',
  },
  { day: 'Monday', module: websites, text: 'She reads the page about the linen sofa twice, on her phone.' },
  {
    day: 'Tuesday',
    module: digitalAds,
    text: 'An ad shows the sofa she looked at. She signs up for a showroom evening.',
  },
  {
    day: 'Tuesday',
    module: crm,
    text: 'Her record shows the pages she read and the ad she answered. Next, a salesperson calls her.',
  },
  {
    day: 'Thursday',
    module: emailMarketing,
    text: 'An email tells her what to bring to the showroom. She no longer sees the ad.',
  },
  { day: 'Saturday', module: crm, text: 'She tries four sofas and orders the second.' },
  { day: 'Later', module: reputation, text: 'After delivery she’s asked for a review, and she writes one.' },
  {
    day: 'Later',
    module: analytics,
    text: 'Her order is counted once and credited to the right campaign.',
  },
  {
    day: 'Later',
    module: intelligence,
    text: 'The retailer learns that three other showroom guests looked at the same sofa and haven’t ordered.',
  },
]);

/** The story without the moments at modules that the platform doesn't have. */
export const customerStory: readonly Moment[] = story.flatMap(({ module, ...told }) => {
  const place = modules.findIndex(({ title }) => title === module.title);
  const found = modules[place];
  return found ? [{ ...told, slug: found.slug, place }] : [];
});
