import { path } from './stroke.ts';

/**
 * Draws a sofa of a width in one stroke, from its left foot to its right: a leg, an arm, two back cushions with the seam between
 * them, two seat cushions, the other arm, and the base with its legs.
 */
export function sofa(width: number): string {
  const u = width / 30;
  const side = path`a${0.6 * u} ${0.6 * u} 0 0 1 ${-0.6 * u} ${-0.6 * u}v${-4.2 * u}`;
  const leftArm = path`h${u}l${-0.3 * u} ${-1.6 * u}h${-0.1 * u}` + side;
  const arm = path`a${1.8 * u} ${1.8 * u} 0 0 1 ${3.6 * u} 0`;
  /** A cushion that stands on a height, with round corners and a soft top. */
  const cushion = (height: number, corner: number) => {
    const top = 5.7 - corner;
    const [round, soft] = [corner * u, 0.4 * u];
    return (
      path`v${-height * u}a${round} ${round} 0 0 1 ${round} ${-round}` +
      path`c${top * 0.4 * u} 0 ${top * 0.6 * u} ${-soft} ${top * u} ${-soft}s${top * 0.6 * u} ${soft} ${top * u} ${soft}` +
      path`a${round} ${round} 0 0 1 ${round} ${round}v${height * u}`
    );
  };
  // Each goes down to the seat and up again: the arms' inner edges, and the seam of the back.
  const back = cushion(3.6, 1.4) + path`v${1.4 * u}v${-1.4 * u}` + cushion(3.6, 1.4);
  const seat = path`v${3 * u}h${-22.8 * u}` + cushion(1.6, 0.8).repeat(2) + path`v${-3 * u}`;
  const base = path`v${4.2 * u}a${0.6 * u} ${0.6 * u} 0 0 1 ${-0.6 * u} ${0.6 * u}h${-27.2 * u}`;
  const leftLeg = path`l${-0.3 * u} ${1.6 * u}h${-0.9 * u}l${-0.3 * u} ${-1.6 * u}`;
  const rightLeg = path`h${27.1 * u}l${0.3 * u} ${1.6 * u}h${0.9 * u}l${0.3 * u} ${-1.6 * u}l${-0.3 * u} ${1.6 * u}h${u}`;
  return leftArm + arm + path`v${3 * u}v${-3 * u}` + back + seat + arm + base + leftLeg + rightLeg;
}

/** Draws a sofa that is too small for its cushions and legs: two arms, the back and the seat, on the ground. */
export function plainSofa(width: number): string {
  const u = width / 30;
  const arm = path`a${3 * u} ${3 * u} 0 0 1 ${6 * u} 0`;
  const back = path`v${-3 * u}a${2 * u} ${2 * u} 0 0 1 ${2 * u} ${-2 * u}h${14 * u}a${2 * u} ${2 * u} 0 0 1 ${2 * u} ${2 * u}v${3 * u}`;
  const seat = path`v${2.5 * u}h${-18 * u}h${18 * u}v${-2.5 * u}`;
  return path`v${-6 * u}` + arm + back + seat + arm + path`v${6 * u}`;
}
