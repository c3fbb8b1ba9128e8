import { z } from 'astro/zod';
import { isEmail } from '../../lib/email.ts';
import { isHttpUrl, isOrigin } from '../../lib/url.ts';
import type { site } from '../../site.config.ts';

const text = z.string().trim().min(1, 'must not be empty');
const texts = z.array(text).min(1, 'must have at least one entry');
const email = z.string().refine(isEmail, 'is not an e-mail address');
const link = z.string().refine(isHttpUrl, 'must be a link that starts with https:// or http://');
const origin = z.string().refine(isOrigin, 'must be an origin such as https://www.example.com, without a path');
const optionalLink = z.literal('').or(link);

/** Every key of an object with the same rule. */
function each<K extends string>(keys: readonly K[], rule: z.ZodType<string>) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, rule])) as Record<K, z.ZodType<string>>);
}

const links = [
  ...(['learnMore', 'scheduling', 'calendar', 'questionsForm', 'discoveryForm', 'packageForm'] as const),
  ...(['auditCheckout', 'cohortCheckout', 'firstSessionCheckout', 'dinnerSeatCheckout', 'dinnerDuoCheckout'] as const),
  ...(['summitRegistration', 'offsiteRegistration', 'tvHighlights', 'books', 'clientStory', 'keynotes'] as const),
  ...(['podcast', 'podcastAudio', 'podcastMusic', 'podcastApple'] as const),
] as const satisfies readonly (keyof typeof site.links)[];

/** Links that the site does without: '' leaves out what would lead there. */
const optionalLinks = [
  'launchKitCheckout',
  'launchKitContinuityCheckout',
] as const satisfies readonly (keyof typeof site.links)[];

/** What a valid `site.config.ts` looks like. Strict: a misspelt key is an error, not a setting that does nothing. */
export const siteSchema = z.strictObject({
  name: text,
  url: origin,
  description: text,
  founder: z.strictObject({ name: text, role: text, bio: texts, credentials: texts, quote: text }),
  emails: each(['contact', 'info', 'coaching'], email),
  social: z.strictObject({
    network: z.strictObject({ label: text, url: link }),
    video: z.strictObject({ label: text, url: link }),
  }),
  links: each(links, link).merge(each(optionalLinks, optionalLink)),
  embeds: each(['newsletter', 'contact', 'booking', 'guide'], optionalLink),
  coachingSpots: z.number().int('must be a whole number').min(1, 'must be at least 1'),
});
