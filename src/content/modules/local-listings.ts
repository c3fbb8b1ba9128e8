import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const localListings = defineModule('local-listings', {
  title: 'Local Listings',
  summary: 'The right address and hours, in every directory.',
  tagline: 'Change your opening hours once. Maps, directories and your own site say the same by the evening.',
  description:
    'name, address, hours and pictures kept the same in every map and directory, and a warning when one drifts.',
  keywords: ['local listings', 'business directory', 'opening hours', 'local search', 'map listing'],
  tab: 'listings',
  promise: 'You keep one original. Everything else is a copy of it.',
  features: [
    {
      title: 'One sheet a location',
      text: 'Name, address, phone, hours, pictures. It is the original; all directories are copies.',
    },
    {
      title: 'Drift is noticed',
      text: 'Directories change entries on their own. When one differs from your sheet, you see both versions.',
    },
    {
      title: 'Holidays in advance',
      text: 'Enter the year’s special days once. Nobody stands before a closed door because a map said open.',
    },
    {
      title: 'Pictures that are current',
      text: 'The front of the shop as it looks now, in every place, with the old ones taken down.',
    },
    {
      title: 'Questions answered once',
      text: 'Parking, access, dogs. Your answer goes wherever people ask.',
    },
    {
      title: 'From the map to the record',
      text: 'Calls and requests for directions are counted by location and joined with the CRM where a person is known.',
    },
  ],
  specimen: {
    title: 'One sheet, and one copy that drifted.',
    lines: [
      { label: 'Name', text: 'Old Town showroom' },
      { label: 'Hours', text: 'Tuesday to Saturday, 10 to 6' },
      { label: 'On a map', text: 'Monday to Saturday, 9 to 6. Changed by a stranger.' },
      { label: 'What was done', text: 'Correction sent, waiting for the directory' },
      { label: 'Next holiday', text: 'Entered, and already in every copy that takes it' },
    ],
  },
  questions: sample([
    {
      question: 'I have one location. Is it worth it?',
      answer:
        'It is one sheet instead of many accounts. If your hours never change and nobody edits your entries, probably not yet.',
    },
    {
      question: 'How fast do changes appear?',
      answer:
        'Your own site at once. Directories take their time, some a few hours, some days. You see which have followed and which have not.',
    },
    {
      question: 'What if a directory is wrong and will not change?',
      answer: 'The list says so, with what was sent and when. For the stubborn ones there is a letter ready to sign.',
    },
    {
      question: 'Do I own the entries?',
      answer: 'Yes. They are claimed in your name, and they stay yours and correct if you leave.',
    },
  ]),
});
