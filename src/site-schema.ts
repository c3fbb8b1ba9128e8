import { z } from 'astro/zod';
import { email, link, optionalLink, origin, text, texts, whole } from './lib/schema.ts';

/** Applies one rule to every key of an object. */
function each<K extends string>(keys: readonly K[], rule: z.ZodType<string>) {
  return z.strictObject(Object.fromEntries(keys.map((key) => [key, rule])) as Record<K, z.ZodType<string>>);
}

const links = [
  ...(['learnMore', 'scheduling', 'calendar', 'questionsForm', 'discoveryForm'] as const),
  ...(['auditCheckout', 'cohortCheckout', 'firstSessionCheckout', 'dinnerSeatCheckout', 'dinnerDuoCheckout'] as const),
  ...(['summitRegistration', 'offsiteRegistration', 'tvHighlights', 'books', 'clientStory', 'keynotes'] as const),
  ...(['podcast', 'podcastAudio', 'podcastMusic', 'podcastApple'] as const),
] as const;

/** Optional links: '' hides whatever would link to them. */
const optionalLinks = ['launchKitCheckout', 'launchKitContinuityCheckout', 'podcastFeed'] as const;

/** The schema of `site.config.ts`. It is strict, so a misspelled key is an error. */
export const siteSchema = z.strictObject({
  name: text,
  url: origin,
  description: text,
  founder: z.strictObject({
    name: text,
    role: text,
    bio: texts,
    consulting: text,
    coaching: texts,
    firstSession: texts,
    credentials: texts,
    quote: text,
  }),
  emails: each(['contact', 'info', 'coaching'], email),
  social: z.strictObject({
    network: z.strictObject({ label: text, url: link }),
    video: z.strictObject({ label: text, url: link }),
  }),
  links: each(links, link)
    .merge(each(optionalLinks, optionalLink))
    .extend({ packageForms: z.record(link) }),
  embeds: each(['newsletter', 'contact', 'booking', 'guide'], optionalLink),
  blog: z.enum(['feed', 'posts', 'both']),
  coachingSpots: whole,
});
