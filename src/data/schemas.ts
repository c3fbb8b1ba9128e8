import { z } from 'astro/zod';
import {
  address,
  figureRule,
  lengthRule,
  link,
  mark,
  markedCount,
  positiveInteger,
  priceRule,
  span,
  text,
  texts,
} from '../lib/schema.ts';
import { dinner } from './schemas/dinner.ts';
import { events } from './schemas/event.ts';
import { leadershipPilot } from './schemas/leadership-pilot.ts';
import { modules } from './schemas/module.ts';
import { navigationSchema } from './schemas/navigation.ts';
import { pageName, pagesSchema } from './schemas/pages.ts';
import { site } from '../site.config.ts';
import { siteSchema } from '../site-schema.ts';
import { assessment } from './schemas/assessment.ts';
import { casesSchema } from './schemas/cases.ts';
import { claimsSchema } from './schemas/claims.ts';
import { coaching } from './schemas/coaching.ts';
import { guideSchema, sprintSchema } from './schemas/guide.ts';
import { quiz } from './schemas/quiz.ts';

const isOn = ([name]: [string, unknown]) => !(site.pagesOff as readonly string[]).includes(name);

/** Leaves out pages that are off: they need no description that fits, which may have values that change. */
function withoutPagesOff(pages: unknown): unknown {
  return pages instanceof Object ? Object.fromEntries(Object.entries(pages).filter(isOn)) : pages;
}

const id = z.string().regex(/^[a-z][\w-]*$/i, 'must be a name such as strategySession');

/** A button: where it leads, or the subject of the email to us that it begins. */
const action = z.union([z.strictObject({ label: text, mail: text }), z.strictObject({ label: text, href: address })]);

/** Something that is sold, or given for free, in the order of every list of offers. */
const offer = z
  .strictObject({
    id,
    name: text,
    /** None for what has a price list of its own, such as coaching. */
    price: priceRule.optional(),
    /** The word in place of a price. */
    free: text.optional(),
    length: lengthRule.optional(),
    /** Where it takes place, after its length. */
    place: text.optional(),
    bestFor: text.optional(),
    payment: text.optional(),
    refund: text.optional(),
    /** The page that sells it. */
    page: pageName,
    /** The line on the home page; without one, it isn't listed there. */
    home: text.optional(),
    /** What a buyer gets, and the button, on the page that sells it. */
    get: text.optional(),
    action: action.optional(),
    /** The same in the lists of other pages; without it, they leave the offer out. */
    elsewhere: z.strictObject({ text, action }).optional(),
    /** The workshop's limits: how many people take part, and the notice that a booking needs. */
    seats: markedCount.optional(),
    leadTime: lengthRule.optional(),
    /** How long the accelerator's monthly reports go on. */
    reports: lengthRule.optional(),
  })
  .refine(
    ({ get, action: button }) => !get === !button,
    'must have both `get` and `action`, or neither: a list shows no other',
  );

/** The creator launch kit: prices and promises, each figure once. */
const launchKit = z.strictObject({
  price: priceRule,
  /** Per month. */
  continuity: priceRule,
  brief: lengthRule,
  /** The upper limit. */
  firstAssets: lengthRule,
  firstDrafts: z.strictObject({ hours: span }),
  /** The number of emails in a launch sequence. The smallest is included in the kit. */
  emails: span,
  support: lengthRule,
  /** `basis` says what the figure compares. */
  savings: z.strictObject({ figure: figureRule, text, separately: priceRule, basis: text }),
  /** What an order chooses from. */
  deliverables: texts,
});

const call = z.strictObject({
  id,
  /** Its name in a list and inside a sentence. */
  name: text,
  action: text,
  length: lengthRule,
  /** What it is about: 'Which workflow to fix first'. */
  about: text,
  href: address,
  /** The page that it belongs to, with which it is switched off. */
  page: pageName.optional(),
});

/** What /privacy and the note next to a form say of it. */
const form = z.strictObject({
  name: text,
  asks: text,
  /** What follows while the form sends nothing. */
  kept: text.optional(),
  note: text,
  /** What replaces these once the form is connected to another host. */
  connected: z.strictObject({ recipient: text, asks: text.optional(), note: text.optional() }).optional(),
});

const video = z.strictObject({
  title: text,
  /** The video's page, which the link leads to without JavaScript. */
  url: link,
  /** The player for the dialog; without one, it shows the site's sample clip. */
  embedUrl: link.optional(),
});

/** An outlet of the press strip, set as a word mark, with its interview. */
const interview = video.extend({ outlet: text, sample: mark });

/** A video of the coach's, with the length that is shown next to its title. */
const episode = video.extend({ length: z.strictObject({ minutes: positiveInteger, sample: mark }) });

const testimonial = z.strictObject({ quote: text, author: text, role: text, sample: mark });

/** The schemas of the files whose entries an owner adds, removes and reorders, or that have more than texts. */
export const schemas = {
  assessment,
  calls: z.array(call),
  cases: casesSchema,
  claims: claimsSchema,
  coaching,
  dinner,
  events,
  forms: z.record(form),
  guide: guideSchema,
  sprint: sprintSchema,
  launchKit,
  leadershipPilot,
  modules,
  navigation: navigationSchema,
  offers: z.array(offer),
  pages: z.preprocess(withoutPagesOff, pagesSchema),
  press: z.array(interview),
  quiz,
  site: siteSchema,
  /** Next to the included things of the coach page, and in two lists, each of which may be empty. */
  testimonials: z.strictObject({
    story: testimonial.optional(),
    coach: z.array(testimonial),
    executive: z.array(testimonial),
  }),
  videos: z.strictObject({ explainer: episode.optional(), episodes: z.array(episode), keynotes: z.array(episode) }),
};
