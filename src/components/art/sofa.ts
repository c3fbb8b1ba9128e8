import { path } from './stroke.ts';

/** A sofa's height, its legs, its arm and one of its seats, in units of which a sofa with two seats is 30 wide. */
const [HEIGHT, LEG, ARM, SEAT] = [12, 1.6, 3.6, 11.4];

/** The width from which on a sofa shows the folds of its linen. */
const LARGE = 260;

/** Returns how tall a sofa of a width is. */
export function sofaHeight(width: number, seats = 2): number {
  return (width / (2 * ARM + seats * SEAT)) * HEIGHT;
}

/** Returns how long the legs of a sofa of a width are. */
export function legLength(width: number, seats = 2): number {
  return (sofaHeight(width, seats) * LEG) / HEIGHT;
}

/** Returns the width of the widest sofa in a room whose parts are whole tenths, so that both its feet are on the ground. */
export function sofaIn(room: number, seats = 2): number {
  const units = 2 * ARM + seats * SEAT;
  return Math.floor(room / units) * units;
}

/**
 * Draws a sofa of a width in one stroke, from its left foot to its right: a leg, an arm, the back cushions with the seams between
 * them, the seat cushions, the other arm, and the base with its legs.
 */
export function sofa(width: number, seats = 2): string {
  const u = sofaHeight(width, seats) / HEIGHT;
  const all = seats * SEAT;
  const side = path`a${0.6 * u} ${0.6 * u} 0 0 1 ${-0.6 * u} ${-0.6 * u}v${-4.2 * u}`;
  const leftArm = path`h${u}l${-0.3 * u} ${-LEG * u}h${-0.1 * u}` + side;
  // In front, a large one is rolled.
  const roll =
    width < LARGE
      ? ''
      : path`a${1.2 * u} ${1.2 * u} 0 0 1 ${-2.4 * u} 0a${0.9 * u} ${0.9 * u} 0 0 1 ${1.8 * u} 0a${0.5 * u} ${0.5 * u} 0 0 1 ${-u} 0` +
        path`a${0.5 * u} ${0.5 * u} 0 0 0 ${u} 0a${0.9 * u} ${0.9 * u} 0 0 0 ${-1.8 * u} 0a${1.2 * u} ${1.2 * u} 0 0 0 ${2.4 * u} 0`;
  const arm = path`a${1.8 * u} ${1.8 * u} 0 0 1 ${3.6 * u} 0` + roll;
  /** A fold of the linen: out and back the same way. Only a large sofa has room for it. */
  const fold = (x: number, y: number) => {
    if (width < LARGE) return '';
    const [bendX, bendY, endX, endY] = [x * 0.4 * u, y * 0.9 * u, x * u, y * u];
    return path`q${bendX} ${bendY} ${endX} ${endY}q${bendX - endX} ${bendY - endY} ${-endX} ${-endY}`;
  };
  /** A cushion that stands on a height, with round corners, a soft top and folds at its sides, which differ by its place. */
  const cushion = (height: number, corner: number, place: number) => {
    const top = SEAT / 2 - corner;
    const [round, soft, half] = [corner * u, 0.4 * u, (height / 2) * u];
    const tall = height / 3.6;
    const [isBack, longer] = [height > 2, place % 2 ? 0.7 : 1];
    return (
      path`v${-half}` +
      (isBack || place % 2 === 0 ? fold(2.2 * longer, -0.9 * tall) : '') +
      path`v${-half}` +
      (isBack && place % 2 === 0 ? fold(1.5, 0.6) : '') +
      path`a${round} ${round} 0 0 1 ${round} ${-round}` +
      path`c${top * 0.4 * u} 0 ${top * 0.6 * u} ${-soft} ${top * u} ${-soft}s${top * 0.6 * u} ${soft} ${top * u} ${soft}` +
      path`a${round} ${round} 0 0 1 ${round} ${round}v${half}` +
      (isBack || place % 2 ? fold(-2.6 * longer, (place % 2 ? -0.5 : 0.6) * tall) : '') +
      path`v${half}`
    );
  };
  // Each goes down to the seat and up again: the arms' inner edges, and the seams of the back.
  const cushions = (height: number, corner: number) =>
    Array.from({ length: seats }, (_, place) => cushion(height, corner, place));
  const back = cushions(3.6, 1.4).join(path`v${1.4 * u}v${-1.4 * u}`);
  const seat = path`v${3 * u}h${-all * u}` + cushions(1.6, 0.8).join('') + path`v${-3 * u}`;
  const base = path`v${4.2 * u}a${0.6 * u} ${0.6 * u} 0 0 1 ${-0.6 * u} ${0.6 * u}h${-(all + 4.4) * u}`;
  const leftLeg = path`l${-0.3 * u} ${LEG * u}h${-0.9 * u}l${-0.3 * u} ${-LEG * u}`;
  const rightLeg = path`h${(all + 4.3) * u}l${0.3 * u} ${LEG * u}h${0.9 * u}l${0.3 * u} ${-LEG * u}l${-0.3 * u} ${LEG * u}h${u}`;
  return leftArm + arm + path`v${3 * u}v${-3 * u}` + back + seat + arm + base + leftLeg + rightLeg;
}
