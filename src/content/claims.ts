/** The marketing claims that pages make, each in its one place: figure and what it counts. */
export const claims = {
  revenueIncrease: { figure: '427%', text: 'average revenue increase' },
  leads: { figure: '2.8M+', text: 'leads generated' },
  launch: { figure: '72%', text: 'faster launch' },
  manualWork: { figure: '60%', text: 'reduction in manual workflows' },
  closed: { figure: '$32M', text: 'closed in two years' },
  career: { figure: '$100M', text: 'in a nearly 30-year career' },
  roi: { figure: '5–10x', text: 'ROI within 90 days' },
  newBusiness: { figure: '30M', text: 'in new business' },
  aiRevenue: { figure: '32M', text: 'in generative-AI revenue' },
  impact: { figure: '60 days', text: 'or less to impact' },
} as const;

/** What execution leaks cost, by the assessment's tiers. */
export const leak = {
  critical: { figure: '$500K–$5M+', text: 'likely lost a year' },
  high: { figure: '5–10%', text: 'of annual revenue wasted' },
} as const;
