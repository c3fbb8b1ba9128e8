import { z } from 'astro/zod';
import pages from './content/pages.json' with { type: 'json' };
import type { DeepReadonly } from './lib/validation.ts';
import { isOrigin } from './lib/net/url.ts';
import { address, email, link, mark, markedCount, optionalLink, origin, text, texts, timeZone } from './lib/schema.ts';

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

const languageTag = z.string().refine((tag) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}, 'must be a language such as da-DK; set it in src/content/site.json');

/** A host that an owner's script uses; a chat's may have the scheme of its WebSocket. */
const scriptHost = z
  .string()
  .trim()
  .refine(
    (host) => isOrigin(host.replace(/^ws/, 'http')),
    'must be an origin such as https://chat.example.com, or wss://…',
  );

/** An owner's script: its source, attributes, the other hosts that it uses, and whether it waits for a visitor's consent. */
const script = z.strictObject({
  src: address,
  attributes: z.record(z.string()).optional(),
  hosts: z.array(scriptHost).optional(),
  consent: z.boolean().optional(),
});

/** A `<link>` or a `<meta>` by its attributes, such as a search console's. */
const headEntry = z
  .record(z.string())
  .refine((entry) => (entry['rel'] ? entry['href'] : (entry['name'] || entry['property']) && entry['content']), {
    message: "must be a meta such as { name: '…', content: '…' } or a link such as { rel: 'me', href: '…' }",
  });

export type OwnScript = DeepReadonly<z.infer<typeof script>>;
export type HeadEntry = DeepReadonly<z.infer<typeof headEntry>>;

type PageName = keyof typeof pages;

const pagesBut = (...others: PageName[]) =>
  z.enum((Object.keys(pages) as PageName[]).filter((name) => !others.includes(name)) as [PageName, ...PageName[]]);

const optionalText = z.string().trim();
const postalAddress = z.strictObject({
  street: text,
  locality: text,
  /** For countries that write it, such as the United States. */
  region: text.optional(),
  postalCode: text,
  country: text.length(2, 'must be a code such as US'),
  sample: mark,
});

/** The schema of `src/content/site.json`. It is strict, so a misspelled key is an error. */
export const siteSchema = z.strictObject({
  name: text,
  url: origin,
  description: text,
  language: languageTag,
  /** Days of posts begin and are shown in it. */
  timeZone,
  currency: z.string().regex(/^[A-Z]{3}$/, 'must be a currency such as EUR; set it in src/content/site.json'),
  founder: z.strictObject({
    name: text,
    role: text,
    bio: texts,
    coaching: texts,
    firstSession: texts,
    credentials: texts,
    quote: text,
  }),
  company: z.strictObject({
    legalName: optionalText,
    address: z.union([z.literal(''), postalAddress]),
    phone: optionalText,
    hours: optionalText,
    /** What a buyer's records and an imprint need, each optional: the entry in a public register, the VAT or tax number, … */
    register: text.optional(),
    taxNumber: text.optional(),
    /** Where invoices to the company go. */
    billing: z.strictObject({ address: text.optional(), email: email.optional() }).optional(),
    paymentTerms: text.optional(),
  }),
  /** What is said next to prices, such as "plus VAT", and whether they include the tax. */
  taxNote: z.strictObject({ text, included: z.boolean() }).optional(),
  privacy: z.strictObject({ notice: optionalLink, contact: email, retention: text, hosting: text, law: text }),
  analytics: z.enum(['always', 'consent']),
  emails: each(['contact', 'info', 'coaching'], email),
  social: z.strictObject({
    network: z.strictObject({ label: text, url: link }),
    video: z.strictObject({ label: text, url: link }),
  }),
  links: each(links, link).merge(each(optionalLinks, optionalLink)),
  embeds: each(['newsletter', 'contact', 'booking', 'guide'], optionalLink),
  header: z.strictObject({ phone: z.boolean() }),
  /** A photo in place of the picture in the first screen. The other pages have none, or open with something to use. */
  hero: z.record(
    pagesBut('blog', 'privacy', 'quiz', 'assessment', 'dashboard'),
    z.strictObject({ photo: text, alt: text.optional() }),
  ),
  pagesOff: z.array(pagesBut('home', 'contact', 'privacy', 'blog')),
  blog: z.enum(['feed', 'posts', 'both']),
  /** The repository that the editor at /admin/ saves to. */
  editor: z
    .strictObject({
      backend: z.enum(['github', 'gitlab', 'gitea']),
      repository: text.regex(/^[^/\s]+(\/[^/\s]+)+$/, 'must be a repository such as owner/name'),
      branch: text,
      /** A GitLab or Gitea server of one's own. */
      server: origin.optional(),
    })
    .optional(),
  scripts: z.array(script),
  head: z.array(headEntry),
  coachingSpots: markedCount,
});
