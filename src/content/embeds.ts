import { defineWords } from '../lib/define-words.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { calls } from './calls.ts';
import { responseTime } from './prices.ts';
import { refunds } from './refunds.ts';

/** The words of the embedded forms, around their frames and in the site's own ones, and of the contact dialog. */
export const words = defineWords('src/content/embeds.ts', {
  contact: {
    title: 'Contact form',
    subject: 'Contact form',
    action: 'Send',
    dialog: 'What would you like to change?',
    dialogText: `We reply ${responseTime}. Or [book a meeting](${calls.meeting.href}).`,
  },
  newsletter: {
    title: 'Newsletter sign-up',
    subject: 'Newsletter sign-up',
    action: 'Subscribe',
    heading: `Join ${site.founder.name}’s Newsletter`,
    text: 'We write when we’ve learned something worth an email. Unsubscribe anytime.',
  },
  booking: {
    title: 'Book a time',
    subject: `${refunds.leadershipPilot.name}: times for a briefing`,
    action: 'Ask for these times',
    heading: 'Ask for a time',
    text: `Or [open the calendar](${calls.pilotBriefing.href}).`,
  },
  clip: 'Example clip',
});

/** The frames' addresses: the owner's, or the site's own. */
export const frames = {
  contact: site.embeds.contact || paths.embeds.contact,
  newsletter: site.embeds.newsletter || paths.embeds.newsletter,
};
