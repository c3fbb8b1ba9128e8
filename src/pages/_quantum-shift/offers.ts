import type { Stroke } from '../../components/art/stroke.ts';
import { type CoachingPackage, packages, terms } from '../../content/coaching.ts';
import { site } from '../../site.config.ts';
import { beatRoom, beatsLine } from './beats-line.ts';

/** A package as a run of sessions on a line. */
export interface Offer extends CoachingPackage {
  /** Minutes of one session, and of all that the price buys. */
  minutes: number;
  total: number;
  isPremium: boolean;
}

/** The packages for one urgent decision and for a whole year. */
const PREMIUM = new Set(['strategyIntensive', 'partnershipByYear', 'partnershipByMonth']);

/** The packages, the shortest first. */
export const offers: readonly Offer[] = Object.entries<CoachingPackage>(packages)
  .map(([id, entry]) => {
    const { minutes } = entry.session ?? terms.first.length;
    return { ...entry, minutes, total: entry.sessions * minutes, isPremium: PREMIUM.has(id) };
  })
  .toSorted((one, other) => one.total - other.total);

/** The minutes of the longest package, which takes all the room. */
const longest = Math.max(...offers.map(({ total }) => total));
/** How far a line's beats reach across the page, and how long a spot is at most. */
const ACROSS = { wide: 1320, narrow: 660 };
const LONGEST_SPOT = 160;

/** Returns the id of an offer's line in the page's file of drawings. */
export function offerId(index: number): string {
  return `offer-${index}`;
}

/** Returns whether an offer's line runs from the right margin to the left: every other one does. */
export function runsBack(index: number): boolean {
  return index % 2 === 1;
}

/** Returns the drawing of an offer's line: one beat per session, as long as it lasts, on one scale for all. */
export function offerLine({ sessions, minutes }: Offer, index: number): (width: number) => Stroke {
  return (width) => {
    const { from, room } = beatRoom(width, ACROSS);
    const run = { count: sessions, long: (minutes * room) / longest, high: 26 };
    return beatsLine(width, from, run, runsBack(index));
  };
}

/** Draws the spots that remain this month, one beat each. */
export function spotsLine(width: number): Stroke {
  const { from, room } = beatRoom(width, ACROSS);
  const count: number = site.coachingSpots;
  return beatsLine(width, from, { count, long: Math.min(room / count, LONGEST_SPOT), high: width > 800 ? 54 : 40 });
}

/** The lines by their ids. */
export const offerLines = Object.fromEntries(offers.map((offer, index) => [offerId(index), offerLine(offer, index)]));
