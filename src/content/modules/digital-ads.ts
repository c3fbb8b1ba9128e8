import { sample } from '../../lib/sample.ts';
import { defineModule } from '../module-schema.ts';

export const digitalAds = defineModule('digital-ads', {
  title: 'Digital Ads',
  headTitle: 'Digital Ads Measured in Leads',
  summary: 'Budgets move to the ads that bring in leads.',
  tagline:
    'For companies that buy search, social and video ads and can’t tell which ones work. You see what a lead costs in each channel, and where to move your money.',
  description:
    'Search, social and video campaigns in one list, compared by what a lead costs, with spending limits that hold.',
  keywords: ['digital advertising', 'search ads', 'ad budget', 'cost per lead', 'retargeting'],
  tab: 'ads',
  promise: 'All campaigns in one list, and a reason for every change',
  features: {
    'Every channel side by side': 'Compare the cost of a lead in search, social and video.',
    'Spending limits': 'Set a cap per day, per month and per lead. A campaign pauses when it reaches one.',
    'Credit only for leads': 'An ad gets credit only when a click becomes a lead in your CRM.',
    'Reasons for every move':
      'Each suggestion says how much money to move, where and why. You approve each one, or set a range that needs no approval.',
    'Ads that match your pages': 'Headlines and copy are drafted from the page the ad links to.',
    'No ads to people who already bought': 'We stop showing ads to people who signed up or bought.',
  },
  specimen: {
    title: 'an ad and its limit',
    lines: [
      { label: 'Search', text: '“sofa showroom near me”' },
      { label: 'Headline', text: 'Try every sofa in person. Three showrooms.' },
      { label: 'Text', text: 'Compare linen, wool and leather side by side. Bring a photo of your room.' },
      { label: 'Links to', text: '/showroom-evenings' },
      { label: 'Pauses when', text: 'A lead costs more than the limit you set' },
    ],
  },
  questions: sample({
    'Can it overspend?': 'No. We also set your monthly cap in each ad network, so it holds even if we’re down.',
    'Do I pay for the ads through you?':
      'No. Your ad accounts and invoices stay in your name. The module works in them with the access you give it.',
    'How are people tracked?':
      'We count a lead when someone fills in a form. We show visitors ads for products they viewed only if they agreed to it. Without consent, we count the visit, not the person.',
  }),
});
