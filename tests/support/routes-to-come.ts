/** Routes that finished pages link to and that are still to be built; empty once all are. */
export const ROUTES_TO_COME: readonly string[] = [
  '/torque',
  '/torque-ai-guide',
  '/services',
  '/enterprise-accelerator',
  '/about',
  '/contact',
  '/assessment',
  '/memento-hub',
  '/momento-council',
  '/events',
  '/momento',
];
