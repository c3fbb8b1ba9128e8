import { defineWords } from '../lib/define-words.ts';

/** Labels of links and buttons that appear in several places. */
export const labels = defineWords('src/content/labels.ts', {
  bookMeeting: 'Book a Meeting',
  bookStrategySession: 'Book Strategy Session',
  bookSession: 'Book Your Session',
  contactUs: 'Contact us',
  services: 'See all services',
  buyAudit: 'Buy the AI audit',
  prices: 'See the prices',
  events: 'See the events',
  assessment: 'Take the assessment',
  dashboard: 'See the example dashboard',
  preview: 'Join the private preview',
  leadershipPilot: 'Measure your leadership team',
  blog: 'Read the blog',
});
