import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { defineWords } from '../lib/define-words.ts';
import { capitalized, inWords } from '../lib/format.ts';
import { text } from '../lib/schema.ts';
import { paths } from '../paths.ts';
import { commitments } from './commitments.ts';
import { type Module, type ModuleEntry, moduleSchema } from './module-schema.ts';
import { modules } from './modules.ts';
import { analytics } from './modules/analytics.ts';
import { crm } from './modules/crm.ts';
import { digitalAds } from './modules/digital-ads.ts';
import { emailMarketing } from './modules/email-marketing.ts';
import { intelligence } from './modules/intelligence.ts';
import { localListings } from './modules/local-listings.ts';
import { reputation } from './modules/reputation.ts';
import { websites } from './modules/websites.ts';
import { questions } from './quiz.ts';

const FILE = 'src/content/platform.ts';

/** A moment in the made-up customer's way through the modules. */
const moment = z.strictObject({
  day: text,
  /** The module at work. */
  module: z.custom<ModuleEntry>((value) => moduleSchema.safeParse(value).success, 'must be one of content/modules'),
  text,
});

/** One buyer's way through the modules, in order. */
const story = defineContent(FILE, z.array(moment), [
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
    text: 'Her record shows the pages she read and the ad she answered. A salesperson calls her.',
  },
  {
    day: 'Thursday',
    module: emailMarketing,
    text: 'An email tells her what to bring to the showroom. She no longer sees the ad.',
  },
  { day: 'Saturday', module: crm, text: 'She tries four sofas and orders the second.' },
  { day: 'Later', module: reputation, text: 'After delivery we ask her for a review, and she writes one.' },
  { day: 'Later', module: analytics, text: 'Her order is counted once and credited to the right campaign.' },
  {
    day: 'Later',
    module: intelligence,
    text: 'The retailer learns that three other showroom guests looked at the same sofa and haven’t ordered.',
  },
]);

/** The story without the moments at modules that the platform doesn't have. */
export const customerStory = story.flatMap(({ module: entry, ...told }) => {
  const module = modules.find(({ title }) => title === entry.title);
  return module ? [{ ...told, module }] : [];
});

/** The modules in the order in which the buyer meets them; the others follow. */
export const route: readonly Module[] = [...new Set([...customerStory.map(({ module }) => module), ...modules])];

const count = inWords(modules.length);

/** The words of /platform and of what its modules' pages share. */
export const words = defineWords(FILE, {
  opening: {
    title: `${capitalized(count)} marketing modules, one customer record`,
    lead: `Website, CRM, email, ads, reviews, listings, reports and alerts share one record per customer. The platform is for ${commitments.clients} that pay for several tools and still retype data between them.`,
    action: 'See the example dashboard',
    preview: 'Join the private preview',
    map: 'A buyer’s way through the modules',
  },
  modules: 'Each module does one job',
  story: {
    title: 'How one sofa buyer moves through the modules',
    text: `In most companies her details would be in several systems. Here she has one record. (She’s a made-up example.) Start with the module you need most: any module you add later uses the same customer records. Not sure which one? [Answer ${inWords(questions.length)} questions](${paths.quiz}).`,
  },
  effects: 'The platform is too new to have results. These come from our consulting projects.',
  closing: {
    title: 'Look around before you talk to us',
    text: `The dashboard has ${inWords(modules.length + 1)} tabs of example data, and you don’t sign in. If it looks useful, join the preview.`,
    kit: 'See the launch kit for creators',
    audit: 'Ask which of your tools overlap',
  },
  module: {
    back: 'Back to the platform',
    place: (place: number, of: number) => `Software module ${place} of ${of}`,
    example: 'An example. The customer and the company are made up.',
    questions: 'Questions about it',
    next: 'Next module',
  },
});
