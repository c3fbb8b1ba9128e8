/** The founding cohort's dinner: every figure that the page and its drawings use. */
export const dinner = {
  name: 'Founding cohort dinner',
  seats: 12,
  single: { price: '$1250', unit: 'per seat' },
  duo: { price: '$2200', unit: 'for 2 seats' },

  /** The evening as the page writes it, and its moments, which a test holds to it. */
  day: '2025-01-28',
  hours: '6:00-9:00 PM',
  starts: '2025-01-28T18:00-05:00',
  ends: '2025-01-28T21:00-05:00',
  timeZone: 'America/New_York',
  place: 'Tribeca NYC',

  eligibility: 'VP, SVP, C-suite, founder/owner, or director with P&L of at least $10M or team of at least 20',

  /** Minutes of it, and what a breath counts to. */
  breathing: { minutes: 3, in: 4, hold: 2, out: 6 },
  /** Minutes that each person has. */
  turn: 7,

  /** What goes on after the evening. */
  protocol: [
    { figure: '10-minute', what: 'daily protocol', text: 'One page, one pen, the same ten minutes every day.' },
    {
      figure: '2 introductions',
      what: 'within 14 days',
      text: 'To people who can move the thing you named at the table.',
    },
    {
      figure: '45-minute',
      what: 'working session next week',
      text: 'On your own question, with those who had an answer to it.',
    },
    {
      figure: '30-day',
      what: 'SMS accountability',
      text: 'A short text asks whether you did what you said. You answer it.',
    },
  ],
} as const;
