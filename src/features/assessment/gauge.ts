import { HIGHEST_SCORE, zoneOf } from './assessment-rules.ts';

/** The units of the ruler per point of the score. The style sheet has them too. */
const POINT = 10;
/** How far a line reaches above the ruler, by zone: the leak gets more expensive. */
const REACH = [7, 9, 11, 13];
/** The reach of the lines below the lowest score, which only a part of the answers can have. */
const SHORT = 5;

/** Every sum of points that some answers can have, lowest first. */
export const SUMS: readonly number[] = Array.from({ length: HIGHEST_SCORE }, (_, index) => index + 1);

/** The ruler's box. Its lines stand on the bottom edge. */
export const RULER = { width: HIGHEST_SCORE * POINT, height: 16 };

/** Returns the place of a score on the ruler. */
export function placeOf(score: number): number {
  return score * POINT;
}

/** Returns the line of one score as the `d` of a path. */
export function tick(score: number): string {
  return `M${placeOf(score)} ${RULER.height}v${-(REACH[zoneOf(score)] ?? SHORT)}`;
}
