import { claims, proven } from '../../content/claims.ts';

/** What clients reach by a certain day. */
export const reached = proven([claims.impact, claims.roiTimeline]).flatMap((claim) => {
  const { figure } = claim;
  return 'days' in figure && typeof figure.days === 'number' ? [{ claim, day: figure.days }] : [];
});
