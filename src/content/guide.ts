import { z } from 'astro/zod';
import { type DeepReadonly, defineContent } from '../lib/define-content.ts';
import { capitalized, duration, inWords } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { text, texts, whole } from '../lib/schema.ts';
import { consulting } from './prices.ts';

const FILE = 'src/content/guide.ts';

const days = duration(consulting.accelerator.length);

const phase = z.strictObject({
  title: text,
  /** First and last week, both included. */
  weeks: z.tuple([whole, whole]),
  text,
  /** What exists on the last day of the phase. */
  result: text,
});

export type SprintPhase = DeepReadonly<z.infer<typeof phase>>;

/** The flywheel, in the order in which it turns. */
export const flywheel = defineContent(FILE, z.array(z.strictObject({ id: text, title: text, text })), [
  { id: 'discover', title: 'Discover', text: 'Find the work that leaks time and money, and choose one piece of it.' },
  {
    id: 'deploy',
    title: 'Deploy',
    text: `Put one system there, in a sprint of ${days}, with a switch to turn it off.`,
  },
  { id: 'workshops', title: 'Train', text: 'Teach everyone it touches to run it, question it and improve it.' },
  { id: 'track', title: 'Track', text: 'Count what changed. The count tells you where to look next.' },
]);

/** What a step of it is called. */
function stepTitle(id: string): string {
  return flywheel.find((step) => step.id === id)?.title ?? '';
}

/** The sprint, in phases. */
export const sprint: readonly SprintPhase[] = defineContent(FILE, z.array(phase), [
  {
    title: 'Choose',
    weeks: [1, 2],
    text: 'Watch the work being done. Agree on the one number that should move, who owns it and what the system must never do.',
    result: 'One page that the owner has signed.',
  },
  {
    title: 'Build',
    weeks: [3, 6],
    text: 'Connect the data. Build the smallest thing that does the whole job, beside the people who will use it. Let it run in the shadow of the old way and compare.',
    result: 'A system that is right often enough to be trusted, with its errors on file.',
  },
  {
    title: 'Run',
    weeks: [7, 12],
    text: 'Go live for one team, then for all. Fix what they report in the week in which they report it. Hand over the keys, the tests and the manual.',
    result: 'The old way has an end date, and the number has moved.',
  },
]);

/** How many weeks the sprint is drawn in: until its last phase ends. */
export const SPRINT_WEEKS = Math.max(...sprint.map(({ weeks: [, last] }) => last));

/** What has to be true before the sprint is over. */
export const checklist = defineContent(FILE, texts, [
  'One workflow, one owner, one number',
  'The number as it stands today, counted and written down',
  'Access to the data, agreed with whoever guards it',
  'A list of what the system must never do',
  'A switch to turn it off, and a name beside the switch',
  'A trial run next to the old way, compared case by case',
  'An error log that the owner reads every week',
  'A date on which the old way ends',
]);

const question = z.strictObject({ ask: text, write: text, start: text });

/** What to ask of a workflow, what to write down, and the answer that speaks for starting there. */
export const questions = defineContent(FILE, z.array(question), [
  {
    ask: 'Who does this work, and how often?',
    write: 'Names and a count, not a department.',
    start: 'It happens every day.',
  },
  {
    ask: 'What does it wait for?',
    write: 'The step where it lies still, and for whom.',
    start: 'It waits for a person to copy something.',
  },
  {
    ask: 'What does a mistake cost?',
    write: 'Money, a customer or an apology.',
    start: 'An apology. Learn where errors are cheap.',
  },
  { ask: 'Where is the data?', write: 'The system, its owner, its gaps.', start: 'One owner says yes.' },
  {
    ask: 'Who would miss it?',
    write: 'The person who will own the result.',
    start: 'They asked for it before you did.',
  },
]);

/** The four kinds of training and how long each takes. */
export const trainings = defineContent(FILE, z.array(z.strictObject({ title: text, length: text, who: text, text })), [
  {
    title: consulting.briefing.name,
    length: duration(consulting.briefing.length),
    who: 'For the people who decide',
    text: sample('What to fund, what to refuse and which questions a supplier should dread. On your own cases.'),
  },
  {
    title: 'Functional deep-dives',
    length: 'Half a day',
    who: 'For one department',
    text: sample(
      'Finance, sales, service or operations: where its hours go, what a system could take over, what it must not.',
    ),
  },
  {
    title: 'Team accelerators',
    length: duration({ weeks: { min: 2, max: 4 } }),
    who: 'For the team around one system',
    text: sample('They learn it on their own work, with someone beside them until nobody needs to be.'),
  },
  {
    title: 'Champion training',
    length: duration({ weeks: 6 }),
    who: 'For the few whom everyone else will ask',
    text: sample('They learn to test, to repair and to teach, so that knowledge does not leave when we do.'),
  },
]);

/** What is tracked. */
export const measures = defineContent(
  FILE,
  z.array(z.strictObject({ title: text, curve: text, count: text, beware: text })),
  [
    {
      title: 'Time saved',
      curve: 'falling',
      count: 'Hours a week for the same work, counted by those who do it, before and after.',
      beware: 'Hours saved on paper and spent in meetings were not saved.',
    },
    {
      title: 'Revenue impact',
      curve: 'rising',
      count: 'Orders that can be traced to the system: a lead answered sooner, an offer sent the same day.',
      beware: 'If two departments claim the same order, it counts once.',
    },
    {
      title: 'Adoption',
      curve: 'settling',
      count: 'The share of people who use it without being told to, week by week.',
      beware: 'Ask those who stopped. They know what is wrong with it.',
    },
  ],
);

const chapter = z.strictObject({ label: text, title: text, intro: text });

/** The guide's chapters, in the order in which they are read; the key is a chapter's own address on the page. */
export const chapters = defineContent(FILE, z.record(chapter), {
  framework: {
    label: 'Framework',
    title: 'A flywheel, not a project plan.',
    intro: 'A project ends. A wheel keeps what you put into it: what you learn in one turn makes the next one lighter.',
  },
  discover: {
    label: stepTitle('discover'),
    title: `Ask ${inWords(questions.length)} things of every workflow.`,
    intro: 'Sit beside the people who do the work. Do not ask what AI could do for them; ask what they did yesterday.',
  },
  deploy: {
    label: stepTitle('deploy'),
    title: `${days}, ${inWords(sprint.length)} phases, one system in use.`,
    intro: 'The checklist. The sprint is over when every box is ticked.',
  },
  workshops: {
    label: stepTitle('workshops'),
    title: `${capitalized(inWords(trainings.length))} workshops, from the boardroom to the desk.`,
    intro:
      'A system that only its builders understand is a liability. Everyone it touches gets the training that fits their part in it, and no more.',
  },
  track: {
    label: stepTitle('track'),
    title: `${capitalized(inWords(measures.length))} lines on one page, every month.`,
    intro: 'If another is needed to make the case, the case is not there yet.',
  },
});

/** What the guide promises, under its title. */
export const guideTagline = `How to get one AI system into daily use in ${days}, and the next one sooner.`;

/** What the guide ends with. */
export const nextTurn = defineContent(FILE, z.strictObject({ title: text, text }), {
  title: 'Turn the wheel once, in company.',
  text: `The ${consulting.cohort.name} is ${duration(consulting.cohort.length)} long: leaders who each take one system live, side by side, with us beside them.`,
});
