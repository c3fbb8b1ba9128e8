import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

/** Its suggestion for the invented retailer’s video, here and on the example dashboard. */
export const videoAdvice = 'Pause the video for two weeks and move its budget to search on your own name';

export const intelligence = defineModule('intelligence', {
  title: 'Intelligence',
  headTitle: 'Intelligence: What Changed and Why',
  summary: 'One alert when a number changes, with a suggested fix.',
  tagline:
    'For managers who read dashboards and still miss things. It watches the other modules and picks the one thing to look at today.',
  description:
    'Reads what the other modules record, finds what changed and why, and suggests one step with the evidence.',
  keywords: ['marketing intelligence', 'AI marketing', 'forecasting', 'next best action', 'anomaly detection'],
  tab: 'intelligence',
  promise: 'What changed, the likely cause and how sure you can be',
  features: {
    'At most one alert a day':
      'When nothing changes, you hear nothing. When something does, you get one thing to look at that day.',
    'Evidence included': 'Click any sentence to see the records behind it. If there are too few, it says so first.',
    'Suggestions you can turn down': 'Accept, change or decline. It won’t suggest a declined step again.',
    'Forecasts with a range': 'You see next month’s leads as a range, and how last month’s forecast turned out.',
    'Plain questions': 'Ask the way you’d ask a colleague. It restates your question first, so you can correct it.',
    'Your data stays yours': 'We use it only to answer your questions. You choose what the models can read.',
  },
  specimen: {
    title: 'an alert',
    lines: [
      { label: 'Alert', text: 'Leads from the video campaign have become expensive. Search leads haven’t.' },
      { label: 'Why', text: 'The same people keep seeing the video' },
      { label: 'Suggestion', text: videoAdvice },
      { label: 'If it’s wrong', text: 'Slightly fewer leads from younger buyers. You can undo it in a day.' },
      { label: 'How sure', text: 'Low confidence: only 12 leads. Check them before you act.' },
    ],
  },
  questions: sample({
    'Does it act on its own?':
      'By default it only suggests. It acts only where you allow it, within limits you set, and logs every action.',
    'Do I need all the other modules?': 'No. It works with the modules you have and lists what’s missing.',
    'Which models does it use?':
      'The ones that did best in our tests on questions like yours, under contracts that forbid training on your data. They’re listed in the settings.',
  }),
});
