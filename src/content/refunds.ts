import { defineWords } from '../lib/define-words.ts';
import { capitalized, duration } from '../lib/format.ts';
import { sample } from '../lib/sample.ts';
import { paths } from '../paths.ts';
import { prices } from './prices.ts';
import { content } from '../data/content.ts';

/** Refund and cancellation terms by offer. Shown next to each price, and together at /privacy/#terms; one that is no longer sold has no entry. */
export const refunds = defineWords('src/content/refunds.ts', {
  audit: {
    name: prices.audit.name,
    href: paths.services,
    text: sample('Full refund until the first interview. After that, you get the report.'),
  },
  workshop: {
    name: prices.workshop.name,
    href: paths.accelerator,
    text: sample('Full refund up to 14 days before the workshop. After that, you can move it once.'),
  },
  accelerator: {
    name: prices.accelerator.name,
    href: paths.accelerator,
    text: sample(
      'If a phase misses its goal, we refund that phase and you can stop. We don’t refund phases that met theirs.'
    ),
  },
  cohort: {
    name: capitalized(prices.cohort.name),
    href: paths.services,
    text: sample('Full refund until the first session. Later, you can give your seat to a colleague.'),
  },
  leadershipPilot: {
    name: 'Leadership Health Pilot',
    href: paths.leadershipPilot,
    text: sample('If the first report tells you nothing new, you can stop there, and we refund what you’ve paid.'),
  },
  launchKit: {
    name: 'Creator Launch Kit',
    href: paths.creatorLaunch,
    text: sample(
      'Full refund until the first draft arrives (hooks aren’t drafts). You can cancel the monthly continuity anytime. It runs to the end of the month.'
    ),
  },
  coaching: {
    name: 'Coaching',
    href: paths.coach,
    text: sample(
      'You can move or cancel a session up to 24 hours before it. After that, it counts as used. Unused sessions are refunded.'
    ),
  },
  dinner: {
    name: 'Council dinner',
    href: paths.council,
    text: sample(
      'Full refund up to 14 days before the dinner, and at any time if you don’t qualify or can’t make the date we offer. Later, you can give your seat to someone who qualifies.'
    ),
  },
  summit: { name: 'Summit', href: paths.events, text: `Full refund up to ${duration(content.events.refund)} before the summit.` },
});
