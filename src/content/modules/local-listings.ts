import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const localListings = defineModule('local-listings', {
  title: 'Local Listings',
  headTitle: 'Local Listings: Correct Hours on Maps',
  summary: 'Change your hours once, for your site and your directories.',
  tagline:
    'For companies with shops, showrooms or branches. Change your hours once: your own site updates, and we send the change to your directories.',
  description:
    'Name, address, hours and photos kept the same in every map and directory, with an alert when one is wrong.',
  keywords: ['local listings', 'business directory', 'opening hours', 'local search', 'map listing'],
  tab: 'listings',
  promise: 'You keep one profile, and every directory gets a copy',
  features: {
    'One profile per location': 'You keep name, address, phone, hours and photos in one place.',
    'Finds wrong listings':
      'Directories sometimes change your hours without telling you. When one doesn’t match your profile, you see both versions.',
    'Holidays in advance':
      'Enter the year’s special hours once. No one shows up at a locked door because a map said “open.”',
    'Current photos':
      'Add photos of your storefront as it looks now. They replace your old ones wherever a directory allows it.',
    'Questions answered once':
      'Answer a question about parking or access once, and it appears in every directory that shows questions.',
    'From the map to the record':
      'We count calls and requests for directions at each location. If we know who asked, we add it to their CRM record.',
  },
  specimen: {
    title: 'a profile and a wrong listing',
    lines: [
      { label: 'Name', text: 'Old Town showroom' },
      { label: 'Hours', text: 'Tuesday to Saturday, 10 to 6' },
      { label: 'On a map, changed by someone else', text: 'Monday to Saturday, 9 to 6', wrong: true },
      { label: 'Correction', text: 'Ready for you to send' },
    ],
  },
  questions: sample({
    'I have one location. Is it worth it?':
      'If your hours change or other people edit your listings, yes. If not, probably not yet.',
    'How fast do changes appear?':
      'On your own site, right away. Directories take a few hours or a few days. The list shows which ones have updated.',
    'Do I own the listings?': 'Yes. They’re claimed in your name, and they stay yours if you leave.',
  }),
});
