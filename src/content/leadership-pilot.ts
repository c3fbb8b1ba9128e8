import { sample } from '../lib/sample.ts';

/** The leadership-health pilot: every figure that its page and drawings use. */
export const leadershipPilot = {
  days: 90,
  reports: 12,
  /** Days until the first report. */
  firstReport: 14,
  price: '$25k-$60k',
  /** Places in a quarter; what the counter starts from. */
  slots: 5,
  workshops: 'two executive workshops',
  /** Days from when to when gains show. */
  gains: { from: 30, to: 60 },
  briefing: '15-minute',
  /** Why the founder made it, in their own words. */
  founderNote: sample(
    'Every company measures its machines. I wanted to read the same page about the people who run them, and to read it while something could still be done.',
  ),
} as const;
