import { defineWords } from '../lib/define-words.ts';
import { capitalized, duration, durationBeforeNoun, inWords, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { labels } from './labels.ts';
import { prices, responseTime } from './prices.ts';
import { questions as quizQuestions } from './quiz.ts';

const FILE = 'src/content/services.ts';

/**
 * The four core solutions. `summary`, the purpose, and the first result in `get` are on /torque; `fits`, the situation in which a
 * client needs it, and all results on /services.
 */
export const solutions = defineWords(FILE, [
  {
    name: 'AI strategy',
    summary: 'We help you choose the first workflow and set the savings it must reach.',
    fits: 'You have ten ideas and the budget for two, and your board wants to see one work.',
    get: sample([
      'A ranked list of workflows, each with a target and an owner',
      'A budget and a schedule your board can approve',
    ]),
  },
  {
    name: 'AI model development',
    summary: 'We build or tune a model on your data and test it on your past cases.',
    fits: 'Off-the-shelf tools get too many of your cases wrong.',
    get: sample([
      'A test set made of your cases, and the model’s score on it',
      'Hand-off to a person whenever the model isn’t sure',
    ]),
  },
  {
    name: 'Data engineering',
    summary: 'We give each number one definition and one source, so that your reports agree.',
    fits: 'Two reports disagree, and someone spends a day finding out why.',
    get: sample([
      'Pipelines from your current systems, with alerts when one fails',
      'One agreed definition for each number that matters',
    ]),
  },
  {
    name: 'Marketing and sales automation',
    summary: 'We connect your website, CRM and quotes, so no one retypes an order.',
    fits: 'Your leads wait hours for a reply, because someone has to write each one.',
    get: sample([
      'A system that answers, scores and books every inquiry',
      'Proposals that start from what the client already told you',
    ]),
  },
]);

const { accelerator, audit, workshop } = prices;

/** The words of /services. Prices, payment and refunds are in prices.ts, offers.ts and refunds.ts. */
export const words = defineWords(FILE, {
  opening: {
    lead: 'Work piles up in inboxes, files and people’s heads. We use AI to automate one workflow at a time, in companies where people still copy information by hand.',
    price: `A ${durationBeforeNoun(audit.length)} audit for ${money(audit.price)} shows you where to start. The strategy workshop costs ${money(workshop.price)}, the ${durationBeforeNoun(accelerator.length)} accelerator ${money(accelerator.price)}.`,
    actions: [
      { label: `Start with the ${money(audit.price)} audit`, href: site.links.auditCheckout },
      { label: labels.prices, href: '#prices' },
    ],
  },
  process: {
    title: 'From the first call to the last report',
    steps: {
      [calls.strategySession.name]:
        `${capitalized(duration(calls.strategySession.length))}, free. You describe the work, and we tell you where we’d begin and what it would cost.`,
      Discover: `The audit: for ${duration(audit.length)} we interview your team by video and count hours, errors and hand-offs.`,
      Deploy: `The [accelerator](${paths.accelerator}): one workflow goes live on your systems.`,
      Train: 'In the same weeks, your people learn to run it, test it and change it.',
      Track: `For another ${duration(accelerator.reports)}, we report each month what changed.`,
    },
  },
  prices: {
    title: 'Prices',
    note: `After you pay, a person writes to you ${responseTime} to agree on the dates. [All refund terms](${paths.privacy}#terms)`,
    /** In the order of the page: what can be bought here first. */
    offers: {
      audit: {
        get: sample(
          `Up to eight interviews by video, then one report of about ten pages: where your hours and dollars go, what each leak costs, and the three places to start. We charge ${money(audit.price)} so you can judge our work before you spend more.`
        ),
        action: { label: labels.buyAudit, href: site.links.auditCheckout },
      },
      cohort: {
        get: sample(
          'You build one system for your own company, with our guidance, next to seven leaders from other industries. Groups start in January, April and September and take four hours a week.'
        ),
        action: { label: 'Join the cohort', href: site.links.cohortCheckout },
      },
      workshop: {
        get: 'A ranked plan with owners, targets and a budget.',
        action: { label: 'See the two days', href: `${paths.accelerator}#workshop` },
      },
      accelerator: {
        get: 'We put one system into production, and your people run it.',
        action: { label: `See the ${duration(accelerator.length)}`, href: paths.accelerator },
      },
    },
  },
  uses: {
    title: 'Where AI pays off first',
    text: 'These jobs repeat daily and run on data you already have.',
    list: {
      'Lead response': 'Every inquiry is answered and booked in minutes.',
      Proposals: 'A quote is drafted in minutes, at your prices.',
      'Management reports': 'You see current numbers every morning, each with its source.',
      'Customer service': 'Routine questions are answered at once. The rest reach a person, with the full history.',
      Campaigns: 'Each audience gets its own version, and you approve it.',
      Forecasts: 'You get a range, and what would change it.',
    },
    quiz: `Find your first marketing task in ${inWords(quizQuestions.length)} questions`,
  },
  closing: {
    title: 'Tell us what’s piling up',
    actions: [{ label: 'Write to us', href: paths.contact, dialog: 'contact-dialog' }],
  },
  questions: sample({
    'Where does our data go?':
      'It stays in your own cloud account, or with a provider that you approve. You grant us access and can revoke it, and we don’t train models on it. We sign your NDA before the first interview.',
    'Who does the work?': 'Our employees. You meet the engineers before you sign.',
  }),
});
