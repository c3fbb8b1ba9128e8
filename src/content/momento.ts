import { defineWords } from '../lib/define-words.ts';
import { sample } from '../lib/sample.ts';
import { site } from '../site.config.ts';
import { paths } from '../paths.ts';
import { commitments } from './commitments.ts';
import { labels } from './labels.ts';

/** The promise in the page's picture: invented, and labeled so. The days count from the meeting. */
export const promise = { what: '“I’ll bring last quarter’s numbers.”', from: 'COO', to: 'CFO', due: 7, days: 9 };

const { contact } = site.emails;

/** The words of /momento. Those of its form are in sign-up.ts. */
export const words = defineWords('src/content/momento.ts', {
  opening: {
    title: 'Momento remembers who promised what',
    lead: 'Software for leadership teams. It lists each promise made in a meeting, who made it and when it’s due, and it sends the reminders.',
    status: commitments.previewStatus,
    means: sample('Join, and a person sets it up with your team.'),
    note: commitments.previewOnly,
  },
  example: 'Example',
  /** The state of the promise at each station, and what happens there. */
  stations: [
    {
      state: 'Made',
      title: 'A promise is made',
      text: `In a meeting the ${promise.from} tells the ${promise.to}: ${promise.what} Today, no one writes it down.`,
    },
    { state: 'Typed in', title: 'You type it in', text: commitments.promiseEntry },
    {
      state: `Due on day ${promise.due}`,
      title: 'Momento reminds them',
      text: sample(
        `The ${promise.from} gets an email the day before, and again each morning once it’s late. The ${promise.to} doesn’t have to ask.`
      ),
    },
    {
      state: `Kept on day ${promise.due}`,
      title: 'The team sees it’s done',
      text: 'The next meeting opens with a list: what was promised, what was kept and what is late.',
    },
  ],
  uses: {
    title: 'You type a sentence, and Momento writes the task',
    list: {
      '“I’ll send you the name.”': 'A task with an owner, a recipient and a due date.',
      '“Let’s look at the numbers again.”': 'A task that says which numbers, who brings them and when.',
    },
  },
  preview: {
    title: 'How the preview works',
    groups: sample([
      { title: 'You get', items: ['Early access, a few teams at a time', 'The price before anyone else'] },
      { title: 'We ask for', items: ['A team that meets every week', 'The consent of everyone in the meeting'] },
      {
        title: 'How it works today',
        items: [
          'It’s a web page that sends email reminders',
          'It doesn’t connect to other tools yet',
          'Your data is encrypted, and you can export or delete all of it',
        ],
      },
    ]),
  },
  closing: {
    title: 'Have a question about the preview?',
    text: `Memento runs dinners and summits. Momento, with two o’s, is the software that came out of them. Write to [${contact}](mailto:${contact}).`,
    actions: [
      { label: labels.contactUs, href: paths.contact },
      { label: 'See the dinners it came from', href: paths.council },
    ],
  },
});
