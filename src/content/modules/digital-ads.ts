import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const digitalAds = defineModule('digital-ads', {
  title: 'Digital Ads',
  summary: 'Budgets that follow the leads, not the clicks.',
  tagline: 'Know what one lead cost you this week, in every channel, in the same currency: leads that answered.',
  description:
    'search, social and video campaigns in one list, paid by what a lead costs, with limits that nobody can overrun.',
  keywords: ['digital advertising', 'search ads', 'ad budget', 'cost per lead', 'retargeting'],
  tab: 'ads',
  promise: 'One list of campaigns, one budget, and a reason for every change.',
  features: [
    {
      title: 'One list for all channels',
      text: 'Search, social and video side by side, measured by the same rule, so that they can be compared at all.',
    },
    {
      title: 'Limits that hold',
      text: 'A ceiling a day, a month and a lead. At the ceiling a campaign rests; nobody is called on a Sunday.',
    },
    {
      title: 'Leads, not clicks',
      text: 'An ad is credited for people the CRM knows. A click that never became anyone counts as cost.',
    },
    {
      title: 'Moves with a reason',
      text: 'Each suggestion to move money says from where, to where, and on which evidence. You approve it, or set a range.',
    },
    {
      title: 'Ads from your own pages',
      text: 'Headlines and texts are drafted from the page they lead to, so the promise and the page agree.',
    },
    {
      title: 'Quiet for customers',
      text: 'Whoever bought yesterday stops seeing the ad today. It saves money and some embarrassment.',
    },
  ],
  specimen: {
    title: 'One ad, and its terms.',
    lines: [
      { label: 'Search', text: '“sofa showroom near me”' },
      { label: 'Headline', text: 'Sit on it first. Three showrooms.' },
      { label: 'Text', text: 'Linen, wool and leather by daylight. Bring a photograph of the room.' },
      { label: 'Leads to', text: '/showroom-evenings' },
      { label: 'Rests when', text: 'A lead costs more than the limit you set for it' },
    ],
  },
  questions: sample([
    {
      question: 'Do I pay for the ads through you?',
      answer:
        'No. The accounts and the invoices of the ad networks stay in your name. The module works in them with the rights you give it.',
    },
    {
      question: 'Can it spend more than I allowed?',
      answer: 'No. The limits are set in the networks as well, so they hold even while our side is asleep.',
    },
    {
      question: 'Does it change bids by itself?',
      answer:
        'Within the range you set. Outside of it, it asks. Every change is in a log that reads like a diary, with before and after.',
    },
    {
      question: 'How are people tracked?',
      answer:
        'By the form they filled in, not across the web. Where consent is needed and not given, the visit is counted and the person is not.',
    },
  ]),
});
