import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { defineWords } from '../lib/define-words.ts';
import { capitalized, duration, durationInTitle, inWords, money } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { text, positiveInteger } from '../lib/schema.ts';
import { paths } from '../paths.ts';
import { prices } from './prices.ts';

const FILE = 'src/content/guide.ts';

const days = duration(prices.accelerator.length);

const phase = z.strictObject({
  title: text,
  /** First and last week, both included. */
  weeks: z.tuple([positiveInteger, positiveInteger]),
  text,
  /** The result on the last day of the phase. */
  result: text,
  /** What happens, as the accelerator’s page says it. */
  inAccelerator: text,
});

export type SprintPhase = DeepReadonly<z.infer<typeof phase>>;

/** The four steps in order. The guide draws them as a wheel. */
export const flywheel = defineContent(
  FILE,
  z.array(z.strictObject({ id: text, title: text, text, more: text })).length(4, 'must have exactly 4 entries'),
  [
    {
      id: 'discover',
      title: 'Discover',
      text: 'Find the workflow that wastes the most time and money.',
      more: 'Ask the people who do the work, and write down what they tell you.',
    },
    {
      id: 'deploy',
      title: 'Deploy',
      text: `Get a system running in ${days}.`,
      more: 'Agree on one number, build the smallest thing that moves it, and hand it over to the team.',
    },
    {
      id: 'workshops',
      title: 'Train',
      text: 'Teach everyone who uses it to run it.',
      more: 'Leaders need 90 minutes. The people whose work changes need weeks.',
    },
    {
      id: 'track',
      title: 'Track',
      text: 'Measure what changed, then choose the next workflow.',
      more: 'You already have the team, the data and the habit, so the second one takes less time.',
    },
  ]
);

function stepTitle(id: string): string {
  return flywheel.find((step) => step.id === id)?.title ?? '';
}

export const sprint: readonly SprintPhase[] = defineContent(
  FILE,
  z.array(phase).max(3, 'must have at most 3 entries, as the accelerator’s page shows three'),
  [
    {
      title: 'Choose the target',
      weeks: [1, 2],
      text: 'Go over your findings with the team. Agree on the number to move, its owner and what the system must never do.',
      result: 'Today’s number in writing, access to the data, and a target you’ve signed.',
      inAccelerator: sample(
        'We time the workflow you chose and get access to its data. The goal is today’s number in writing and a target for the return we agreed on. You sign both before we build anything.'
      ),
    },
    {
      title: 'Build the system',
      weeks: [3, 6],
      text: 'Connect the data and build the smallest thing that does the whole job. Run it next to the old process and compare.',
      result: 'A system accurate enough to trust, with its errors logged.',
      inAccelerator: sample(
        'Two engineers and a consultant build the smallest system that does the whole job. It runs next to the old process until it makes fewer mistakes.'
      ),
    },
    {
      title: 'Go live',
      weeks: [7, 12],
      text: 'Go live with one team, then all of them. Fix problems the week they’re reported. By the end, your team runs it alone.',
      result: 'A shut-off date for the old process, and a measured result.',
      inAccelerator: sample(
        'One team starts using the system while the others are still in training. At the end you have the result, and a date to shut off the old process.'
      ),
    },
  ]
);

/** The length of the sprint in weeks, until its last phase ends. */
export const SPRINT_WEEKS = Math.max(...sprint.map(({ weeks: [, last] }) => last));

/** The conditions for the end of Deploy. */
export const checklist = defineWords(FILE, [
  'One workflow, one owner, one target',
  'Today’s number, in writing',
  'Data access, approved by its owner',
  'A list of what the system must never do',
  'An off switch, with a named owner',
  'A trial run next to the old process',
  'An error log the owner reads weekly',
  'A shut-off date for the old process',
]);

/** Questions about a workflow, with the note to take and the answer that makes it a good place to start. */
export const questions = defineWords(FILE, [
  { ask: 'Who does it, and how often?', write: 'Names and a count.', start: 'It happens every day.' },
  {
    ask: 'What does it wait for?',
    write: 'The step where it stops, and who it waits for.',
    start: 'It waits for someone to copy something.',
  },
  { ask: 'What does a mistake cost?', write: 'Time, money or a customer.', start: 'It costs only time.' },
  {
    ask: 'Where is the data?',
    write: 'The system, its owner, its gaps.',
    start: 'One person can approve access to the data.',
  },
  { ask: 'Who would use it?', write: 'The team, and who will own the result.', start: 'They asked for it.' },
]);

/** The four kinds of training and how long each takes. */
export const trainings = defineWords(FILE, [
  {
    title: prices.briefing.name,
    length: duration(prices.briefing.length),
    who: `For the leadership team. ${prices.briefing.price}.`,
    text: sample('What to fund, what to turn down and what to ask a vendor, using your own cases.'),
  },
  {
    title: 'Functional deep-dives',
    length: 'Half a day',
    who: 'For one department',
    text: sample('Where the department’s hours go, and what a system should and shouldn’t take over.'),
  },
  {
    title: 'Team accelerators',
    length: duration({ weeks: { min: 2, max: 4 } }),
    who: 'For the team that will use the system',
    text: sample('The team learns on its own work, with a trainer in the room.'),
  },
  {
    title: 'Champion training',
    length: duration({ weeks: 6 }),
    who: 'For the go-to people',
    text: sample('They learn to test, fix and teach, so the knowledge stays when we go.'),
  },
]);

export const measures = defineWords(FILE, [
  {
    title: 'Time saved',
    count: 'Hours per week on the same work, before and after.',
    beware: 'Make sure the saved hours didn’t turn into meetings.',
  },
  {
    title: 'Revenue impact',
    count: 'Orders you can trace to the system.',
    beware: 'If two departments claim one, count it once.',
  },
  {
    title: 'Adoption',
    count: 'The share of the team that uses it unprompted.',
    beware: 'If someone stopped, ask why.',
  },
]);

/** The guide's chapters, in the order in which they are read; the key is the chapter's anchor on the page. */
export const chapters = defineWords(FILE, {
  framework: {
    label: 'Framework',
    title: `${capitalized(inWords(flywheel.length))} steps for each workflow`,
    intro: 'What you learn on the first workflow makes the next one faster and cheaper.',
  },
  discover: {
    label: stepTitle('discover'),
    title: 'Questions to ask about every workflow',
    intro: 'Sit with the team that does the work. Ask what they did yesterday, and leave AI out of it for now.',
  },
  deploy: {
    label: stepTitle('deploy'),
    title: `From plan to daily use in ${days}`,
    intro: 'The phases are short on purpose. Each one ends with something you can see, so you know whether to go on.',
  },
  workshops: {
    label: stepTitle('workshops'),
    title: 'Training for each role',
    intro: 'A system that only its builders understand is a risk. So train everyone who uses it, each for their role.',
  },
  track: {
    label: stepTitle('track'),
    title: `Report the same ${inWords(measures.length)} numbers every month`,
    intro: 'If these three haven’t moved, the system isn’t working yet.',
  },
});

/** The line below the guide's title: what it is, and for whom. */
export const guideTagline = `How to get one AI system into daily use in ${days}, for the executive who has to make it happen.`;

export const nextTurn = defineWords(FILE, {
  title: 'Take your first system live, with peers',
  text: `In the ${prices.cohort.name}, you take one system live in ${duration(prices.cohort.length)}, next to leaders from other companies. A seat costs ${money(prices.cohort.price)}.`,
  difference: `In the cohort, you build it yourself and we guide you. In the [${prices.accelerator.name}](${paths.accelerator}), our engineers build it with your team, for ${money(prices.accelerator.price)}. [All refund terms](${paths.privacy}#terms)`,
});

/** The guide's other words, for the page and the PDF. */
export const words = defineWords(FILE, {
  lead: `${guideTagline} It’s free to read here or download. No email needed.`,
  anchors: { framework: 'Framework', workshops: 'Workshops', start: 'Get Started', call: 'Book Call' },
  download: 'Download PDF',
  free: 'Free to keep and share.',
  discover: {
    ask: 'Ask',
    write: 'Write down',
    start: 'Start here if',
    audit: `Want us to do this for you? The ${prices.audit.name} takes ${duration(prices.audit.length)} and costs ${money(prices.audit.price)}. [See the ${prices.audit.name}](${paths.services}#prices).`,
  },
  deploy: {
    phase: (number: number, first: number, last: number) => `Phase ${number}, weeks ${first}–${last}`,
    result: 'Ends with:',
    checklist: 'You’re done when every box is checked',
  },
  join: `Join ${durationInTitle(prices.cohort.length)} Executive Cohort`,
  print: { contents: 'Contents', worksheet: 'Worksheet', online: 'Read it online', chart: 'An empty chart' },
});

/** The worksheets of the PDF, one per page: a table with a row per question or condition, or a chart per measure. */
export const worksheets = [
  {
    id: 'choose-worksheet',
    title: 'Compare three workflows',
    intro:
      'Write down what people tell you, and check the boxes that apply. Start with the workflow that has the most checks.',
    columns: ['Workflow', 'A', 'B', 'C'],
    rows: questions.map(({ ask, start }) => ({ name: ask, hint: start })),
    blanks: ['We start with', 'Owner', 'The number to move', 'Today’s number'],
  },
  {
    id: 'checklist-worksheet',
    title: words.deploy.checklist,
    intro: 'Hang this where the team works.',
    columns: ['Done when', 'Owner', 'Date'],
    rows: checklist.map((name) => ({ name, hint: '' })),
    blanks: ['Started on', 'The old process shuts off on'],
  },
  {
    id: 'weekly-worksheet',
    title: 'Your numbers, week by week',
    intro: `Add one dot per week to each chart. Use one page for all ${prices.accelerator.length.days} days.`,
    columns: [],
    rows: measures.map(({ title }) => ({ name: title, hint: 'We count' })),
    blanks: [],
  },
];
