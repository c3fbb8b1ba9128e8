import { z } from 'astro/zod';
import type { Profiles, Question, Value } from '../features/quiz/quiz.ts';
import { defineContent } from '../lib/define-content.ts';
import { address, text } from '../lib/schema.ts';
import { moduleLink } from './modules.ts';
import { analytics } from './modules/analytics.ts';
import { crm } from './modules/crm.ts';
import { digitalAds } from './modules/digital-ads.ts';
import { emailMarketing } from './modules/email-marketing.ts';
import { intelligence } from './modules/intelligence.ts';
import { localListings } from './modules/local-listings.ts';
import { reputation } from './modules/reputation.ts';
import { websites } from './modules/websites.ts';

const FILE = 'src/content/quiz.ts';

const profile = z.strictObject({
  title: text,
  description: text,
  features: z.tuple([text, text, text]),
  module: z.strictObject({ name: text, label: text, href: address }),
});

/** What the quiz can answer, by the answers' value; `leads` has none and stands for the website. */
export const profiles: Profiles = defineContent(FILE, z.record(profile), {
  website: {
    title: 'The Website Agent',
    description:
      'People find you, look around and leave. This agent works on the pages they leave from: it drafts them, tries two versions, and shows which one brings inquiries.',
    features: [
      'Drafts a page for each question people search with',
      'Tries two headings side by side, and says which one wins',
      'Files each form with the page that it came from',
    ],
    module: moduleLink(websites),
  },
  crm: {
    title: `The ${crm.title} Agent`,
    description:
      'Most leads are not refused, they are forgotten. This agent opens a record the minute somebody asks, and tells your people whom to call first.',
    features: [
      'Opens a record for every inquiry, at night too',
      'Fills in the record, so that nobody types it twice',
      'Reminds the right person when a deal goes quiet',
    ],
    module: moduleLink(crm),
  },
  email: {
    title: 'The Email Agent',
    description:
      'The people who know you are the ones who buy again. This agent writes to them when there is a reason to, in your voice, and stops when there is none.',
    features: [
      'Drafts each letter from what the reader did last',
      'Picks the hour at which that reader reads',
      'Takes out the addresses that bounce',
    ],
    module: moduleLink(emailMarketing),
  },
  ads: {
    title: 'The Ads Agent',
    description:
      'Ads run all week; most people look at them on Friday. This agent looks every hour, moves money within the range you set, and gives you the reason.',
    features: [
      'Moves the budget to the ads that bring customers',
      'Drafts the next variant before the last one tires',
      'Rests a campaign at the limit you set',
    ],
    module: moduleLink(digitalAds),
  },
  reputation: {
    title: `The ${reputation.title} Agent`,
    description:
      'Your next customer reads the last review first. This agent asks every customer for a review at a good moment, and drafts an answer to each, for a person to send.',
    features: [
      'Asks everyone, the unhappy ones too',
      'Drafts a reply to each review, for you to approve',
      'Tells you which complaint comes up again',
    ],
    module: moduleLink(reputation),
  },
  local: {
    title: `The ${localListings.title} Agent`,
    description:
      'Somebody near you is looking for what you do. This agent keeps your address, hours and pictures right wherever they look, and notices when one is wrong.',
    features: [
      'Keeps every directory and map in step',
      'Sends changed hours and holidays everywhere, entered once',
      'Tells you which directory differs, and how',
    ],
    module: moduleLink(localListings),
  },
  analytics: {
    title: `The ${analytics.title} Agent`,
    description:
      'You have the numbers, in too many places. This agent brings them onto one page, follows a sale back to what caused it, and says what changed in a sentence.',
    features: [
      'Joins ads, website, email and sales in one report',
      'Follows each sale back to the effort that paid',
      'Opens any number to the records behind it',
    ],
    module: moduleLink(analytics),
  },
  intelligence: {
    title: `The ${intelligence.title} Agent`,
    description:
      'By the time it is in the report, it has cost you. This agent reads what the other modules record, and speaks up when something has moved and there is a step to take.',
    features: [
      'Reads every figure that the other modules keep',
      'Warns you when a figure leaves its usual path',
      'Suggests one step, with the evidence under it',
    ],
    module: moduleLink(intelligence),
  },
});

/** An answer points to a profile; to `leads`, which has none, or to one of those below. */
const known = (value: unknown) => value === 'leads' || Object.keys(profiles).includes(String(value));

const question = z.strictObject({
  text,
  options: z
    .array(z.strictObject({ text, value: z.custom<Value>(known, 'must be leads or the key of a profile') }))
    .length(4, 'must have exactly 4 entries'),
});

/** The agent quiz. Every agent can be the result: a test goes through all the ways to answer. */
export const questions: readonly Question[] = defineContent(FILE, z.array(question), [
  {
    text: 'Where does your growth stop today?',
    options: [
      { text: 'Too few people ask us for anything', value: 'leads' },
      { text: 'Visitors leave our website without a word', value: 'website' },
      { text: 'Inquiries wait too long for an answer', value: 'crm' },
      { text: 'We can’t tell which effort paid', value: 'analytics' },
    ],
  },
  {
    text: 'How do most new customers find you?',
    options: [
      { text: 'They search for somebody nearby', value: 'local' },
      { text: 'They read what others say about us', value: 'reputation' },
      { text: 'They see an ad', value: 'ads' },
      { text: 'They knew us before, and come back', value: 'email' },
    ],
  },
  {
    text: 'Which job would you hand over tomorrow?',
    options: [
      { text: 'Writing and sending the emails', value: 'email' },
      { text: 'Calling back every lead', value: 'crm' },
      { text: 'Moving ad money to where it works', value: 'ads' },
      { text: 'Noticing what changed in our figures', value: 'intelligence' },
    ],
  },
  {
    text: 'What should be true by the end of the quarter?',
    options: [
      { text: 'Our pages turn readers into callers', value: 'website' },
      { text: 'We come up first on the map', value: 'local' },
      { text: 'We are proud of our reviews', value: 'reputation' },
      { text: 'We hear of a problem before it costs us', value: 'intelligence' },
    ],
  },
]);
