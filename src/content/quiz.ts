import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { defineWords } from '../lib/define-words.ts';
import { inWords } from '../lib/format.ts';
import { text } from '../lib/schema.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { commitments } from './commitments.ts';
import { labels } from './labels.ts';
import { moduleLink, moduleTitle } from '../data/modules.ts';

const FILE = 'src/content/quiz.ts';

/** The quiz's results by value. `leads` has none and falls back to website. */
export const profiles = defineWords(FILE, {
  website: {
    title: 'The Website Agent',
    description:
      'This agent drafts the pages your customers search for, rewrites those that visitors leave, and shows you which version brings inquiries.',
    features: [
      'Drafts a page for each question people type into a search engine',
      'Tests two headlines and tells you which one wins',
      'Files each form with the page it came from',
    ],
    module: moduleLink('websites'),
  },
  crm: {
    title: `The ${moduleTitle('crm')} Agent`,
    description:
      'Many leads are lost because no one calls them back. This agent opens a record as soon as someone writes, and tells your team who to call first.',
    features: [
      'Opens a record for every inquiry, day or night',
      'Fills in the record, so no one types it twice',
      'Reminds the right person when a deal goes quiet',
    ],
    module: moduleLink('crm'),
  },
  email: {
    title: 'The Email Agent',
    description:
      'Your next order may come from someone your salespeople know already. This agent drafts emails to them in your voice when there’s a reason to write, and stops when there isn’t.',
    features: [
      'Writes to each reader about the last thing they clicked or bought',
      'Sends it at the hour that reader usually opens email',
      'Removes addresses that bounce',
    ],
    module: moduleLink('email-marketing'),
  },
  ads: {
    title: 'The Ads Agent',
    description:
      'Ads spend money all week, even when no one is checking. This agent checks every hour, moves money within the range you set and tells you why.',
    features: [
      'Moves budget to the ads that bring in customers',
      'Drafts the next ad before the last one wears out',
      'Pauses a campaign at the limit you set',
    ],
    module: moduleLink('digital-ads'),
  },
  reputation: {
    title: `The ${moduleTitle('reputation')} Agent`,
    description:
      'Your next customer reads your latest review first. This agent asks for reviews at the right time and drafts a reply to each for a person to send.',
    features: [
      'Asks every customer for a review, happy or not',
      'Drafts a reply to each review for you to approve',
      'Tells you which complaint keeps coming up',
    ],
    module: moduleLink('reputation'),
  },
  local: {
    title: `The ${moduleTitle('local-listings')} Agent`,
    description:
      'Someone nearby is looking for what you sell. This agent sends your address, hours and photos to the places where they look, and tells you when one is wrong.',
    features: [
      'Sends changes to every directory that accepts them',
      'Announces special hours before each holiday',
      'Tells you which directory is wrong, and how',
    ],
    module: moduleLink('local-listings'),
  },
  analytics: {
    title: `The ${moduleTitle('analytics')} Agent`,
    description:
      'You have the numbers, but in too many places. This agent brings them together, traces each sale to where it came from and tells you in a sentence what changed.',
    features: [
      'Combines ads, website, email and sales in one report',
      'Counts each sale once, even if two channels claim it',
      'Shows the records behind any number',
    ],
    module: moduleLink('analytics'),
  },
  intelligence: {
    title: `The ${moduleTitle('intelligence')} Agent`,
    description:
      'Reports show problems weeks late. This agent reads what the other modules record and tells you when there’s something to do.',
    features: [
      'Watches the numbers in every other module',
      'Warns you when a number leaves its usual range',
      'Suggests one step and shows the evidence',
    ],
    module: moduleLink('intelligence'),
  },
});

const known = (value: string) => value === 'leads' || value in profiles;

const question = z.strictObject({
  text,
  options: z
    .array(z.strictObject({ text, value: z.string().refine(known, 'must be leads or the key of a profile') }))
    .length(4, 'must have exactly 4 entries'),
});

/** The agent quiz. A test checks that every agent has an answer. */
export const questions = defineContent(FILE, z.array(question), [
  {
    text: 'What is holding your growth back?',
    options: [
      { text: 'We don’t get enough leads', value: 'leads' },
      { text: 'Visitors leave our site without contacting us', value: 'website' },
      { text: 'Leads wait too long for a reply', value: 'crm' },
      { text: 'We can’t tell what’s working', value: 'analytics' },
    ],
  },
  {
    text: 'How do most of your customers come to you?',
    options: [
      { text: 'They search for someone nearby', value: 'local' },
      { text: 'Someone recommends us, or they read our reviews', value: 'reputation' },
      { text: 'They see an ad', value: 'ads' },
      { text: 'Our salespeople find them, or they’ve bought before', value: 'email' },
    ],
  },
  {
    text: 'Which job would you hand off tomorrow?',
    options: [
      { text: 'Writing and sending emails', value: 'email' },
      { text: 'Calling back every lead', value: 'crm' },
      { text: 'Moving ad money to what works', value: 'ads' },
      { text: 'Spotting changes in our numbers', value: 'intelligence' },
    ],
  },
  {
    text: 'What should be true by the end of the quarter?',
    options: [
      { text: 'Our website turns visitors into calls', value: 'website' },
      { text: 'We show up first on the map', value: 'local' },
      { text: 'We’re proud of our reviews', value: 'reputation' },
      { text: 'We catch problems before they cost us', value: 'intelligence' },
    ],
  },
]);

const count = inWords(questions.length);

/** The words of /quiz. The names in braces are replaced by values. */
export const words = defineWords(FILE, {
  lead: `An AI agent is software that does one marketing job for you. Answer ${count} questions, and we’ll name the one to start with. It’s free, and we don’t ask for your email.`,
  name: 'Quiz',
  quiz: {
    progress: 'Question {step} of {total}',
    result: 'Your result',
    because: 'You chose {answers}. Start with this one:',
    becauseOfLeads:
      'You chose {answers}. More visitors find you when each question they search for has a page. Start with this one:',
    tie: 'Your answers fit {count} agents. Start with the one for {answer}:',
    others: 'Also a fit:',
    book: labels.bookMeeting,
    preview: labels.preview,
    previous: 'Previous Question',
    retake: 'Retake Quiz',
  },
  note: `The agents come with [our marketing platform](${paths.platform}): see how its modules fit together. ${commitments.previewStatus}`,
  privacy: `Your answers stay in your browser ([privacy](${paths.privacy})). Rather talk? [Book a time](${site.links.calendar}).`,
  withoutScript: 'Without JavaScript, each answer opens one module’s page.',
});
