import { clockRange, dayIn } from '../lib/day.ts';
import { compound, counted, duration, money } from '../lib/format.ts';

const timeZone = 'America/New_York';
const starts = '2025-01-28T18:00-05:00';
const ends = '2025-01-28T21:00-05:00';
const eligibility = { profitAndLoss: { amount: 10_000_000, style: 'compact' }, team: 20 } as const;
const protocol = {
  daily: { minutes: 10 },
  introductions: { count: 2, within: { days: 14 } },
  session: { minutes: 45 },
  texts: { days: 30 },
} as const;

/** The founding cohort's dinner: every figure that the page and its drawings use. */
export const dinner = {
  name: 'Founding cohort dinner',
  seats: 12,
  single: { price: { amount: 1250, style: 'plain' }, seats: 1 },
  duo: { price: { amount: 2200, style: 'plain' }, seats: 2 },

  starts,
  ends,
  timeZone,
  /** The evening's day (2025-01-28) and its hours as they read. */
  day: dayIn(new Date(starts), timeZone),
  hours: clockRange(starts, ends, timeZone),
  /** The quarter of the city, and the city as the invitation writes it. */
  district: 'Tribeca',
  place: 'Tribeca NYC',
  address: { locality: 'New York', region: 'NY', country: 'US' },

  eligibility: `VP, SVP, C-suite, founder/owner, or director with P&L of at least ${money(eligibility.profitAndLoss)} or team of at least ${eligibility.team}`,

  /** How long it lasts, and what a breath counts to. */
  breathing: { minutes: 3, in: 4, hold: 2, out: 6 },
  /** What each person has. */
  turn: { minutes: 7 },

  /** What goes on after the evening. */
  protocol: [
    {
      figure: compound(protocol.daily),
      what: 'daily protocol',
      text: 'One page, one pen, the same minutes every day.',
    },
    {
      figure: counted(protocol.introductions.count, 'introduction'),
      what: `within ${duration(protocol.introductions.within)}`,
      text: 'To people who can move the thing you named at the table.',
    },
    {
      figure: compound(protocol.session),
      what: 'working session next week',
      text: 'On your own question, with those who had an answer to it.',
    },
    {
      figure: compound(protocol.texts),
      what: 'SMS accountability',
      text: 'A short text asks whether you did what you said. You answer it.',
    },
  ],
} as const;
