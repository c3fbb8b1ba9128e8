import { path } from './stroke.ts';

/**
 * Draws a sofa of a width in one stroke, from its left foot to its right: a leg, an arm, the back, two cushions with the seam
 * between them, the other arm, and the base with its legs.
 */
export function sofa(width: number): string {
  const u = width / 26;
  const arm = path`a${2 * u} ${2 * u} 0 0 1 ${4 * u} 0`;
  const leftArm = path`h${u}l${-0.3 * u} ${-2 * u}h${-0.1 * u}a${0.6 * u} ${0.6 * u} 0 0 1 ${-0.6 * u} ${-0.6 * u}v${-6.8 * u}`;
  const back = path`v${-3 * u}a${2.4 * u} ${2.4 * u} 0 0 1 ${2.4 * u} ${-2.4 * u}h${13.2 * u}a${2.4 * u} ${2.4 * u} 0 0 1 ${2.4 * u} ${2.4 * u}v${3 * u}`;
  const cushion =
    path`v${-2 * u}a${0.8 * u} ${0.8 * u} 0 0 1 ${0.8 * u} ${-0.8 * u}c${1.6 * u} 0 ${2 * u} ${-0.4 * u} ${3.7 * u} ${-0.4 * u}s${2.1 * u} ${0.4 * u} ${3.7 * u} ${0.4 * u}` +
    path`a${0.8 * u} ${0.8 * u} 0 0 1 ${0.8 * u} ${0.8 * u}v${2 * u}`;
  const seat = path`v${4.8 * u}h${-18 * u}` + cushion + cushion + path`v${-4.8 * u}`;
  const base = path`v${6.8 * u}a${0.6 * u} ${0.6 * u} 0 0 1 ${-0.6 * u} ${0.6 * u}h${-23.2 * u}`;
  const leftLeg = path`l${-0.3 * u} ${2 * u}h${-0.9 * u}l${-0.3 * u} ${-2 * u}`;
  const rightLeg = path`h${23.1 * u}l${0.3 * u} ${2 * u}h${0.9 * u}l${0.3 * u} ${-2 * u}l${-0.3 * u} ${2 * u}h${u}`;
  // The arm's inner edge goes down to the cushion before the back goes up.
  return leftArm + arm + path`v${4.8 * u}v${-4.8 * u}` + back + seat + arm + base + leftLeg + rightLeg;
}
