import { sample } from '../lib/sample.ts';

/** The leadership-health pilot: every figure that its page and drawings use. */
export const leadershipPilot = {
  length: { days: 90 },
  /** One a week. */
  reports: 12,
  /** Until the first report. */
  firstReport: { days: 14 },
  price: { min: 25_000, max: 60_000, style: 'k' },
  /** Places in a quarter; what the counter starts from. */
  slots: 5,
  /** Executive workshops in it. */
  workshops: 2,
  /** When gains show. */
  gains: { days: { min: 30, max: 60 } },
  briefing: { minutes: 15 },
  /** Why the founder made it, in their own words. */
  founderNote: sample(
    'Every company measures its machines. I wanted to read the same page about the people who run them, and to read it while something could still be done.',
  ),
} as const;
