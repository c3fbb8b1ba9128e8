/** What the consulting offers cost and how long they take. */
export const consulting = {
  audit: { price: '$297', length: '2 weeks' },
  workshop: { price: '$25,000' },
  accelerator: { price: '$75,000–$150,000', length: '90 days' },
  briefing: { length: '90 minutes' },
  /** The promise of an answer. */
  response: 'within 24 hours',
} as const;
