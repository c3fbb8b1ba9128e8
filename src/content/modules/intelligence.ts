import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const intelligence = defineModule('intelligence', {
  title: 'Intelligence',
  summary: 'What changed, why it matters, and one thing to do.',
  tagline: 'The other modules know what happened. This one tells you which part of it deserves your morning.',
  description: 'it reads what the others record, finds what changed and why, and suggests one step with its evidence.',
  keywords: ['marketing intelligence', 'AI marketing', 'forecasting', 'next best action', 'anomaly detection'],
  tab: 'intelligence',
  promise: 'Signals with their evidence. Suggestions you can refuse.',
  features: [
    {
      title: 'A signal, not a feed',
      text: 'It stays silent on days when nothing happened. When it speaks, there is one thing to look at.',
    },
    {
      title: 'Evidence underneath',
      text: 'Every sentence opens to the records it was made from. If there are too few of them, it says so first.',
    },
    {
      title: 'A suggestion you can refuse',
      text: 'Accept, change or decline. A declined suggestion is not made again in other words.',
    },
    {
      title: 'Forecasts with their error',
      text: 'Next month’s leads as a range, and last month’s forecast beside what really came.',
    },
    {
      title: 'Questions in plain words',
      text: 'Ask as you would ask a colleague. The answer shows how the question was understood.',
    },
    {
      title: 'Your data stays yours',
      text: 'It is used for your answers and for nobody else’s. You choose what the models may read.',
    },
  ],
  specimen: {
    title: 'One note, on a Monday.',
    lines: [
      { label: 'Signal', text: 'The video campaign’s leads have become expensive. The search campaign’s have not.' },
      { label: 'Because', text: 'The same people are shown the video again and again' },
      { label: 'Suggestion', text: 'Rest the video for two weeks and give its budget to search' },
      { label: 'If wrong', text: 'A few leads fewer from the younger audience. Reversible in a day.' },
      { label: 'Sure?', text: 'Fairly. There are few leads behind it, so look at them first.' },
    ],
  },
  questions: sample([
    {
      question: 'Does it act on its own?',
      answer:
        'Only where you have said it may, within limits you set, and every act is in the log with a way to undo it. By default it suggests.',
    },
    {
      question: 'What if it is wrong?',
      answer:
        'It will be, now and then. That is why the evidence is under every suggestion and last month’s forecasts stay on the page.',
    },
    {
      question: 'Do I need all of the other modules?',
      answer: 'No. It reads what is there. With fewer sources it has less to say, and it tells you what it cannot see.',
    },
    {
      question: 'Which models does it use?',
      answer:
        'The ones that did best on your kind of question in our tests, under contracts that forbid training on your data. The list is in the settings.',
    },
  ]),
});
