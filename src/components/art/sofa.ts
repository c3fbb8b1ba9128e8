import { path } from './stroke.ts';

/** Draws a sofa of a width in one stroke, from its left foot to its right: an arm, the back, the other arm, the seat and the base. */
export function sofa(width: number): string {
  const u = width / 26;
  const arm = path`v${-9 * u}a${2 * u} ${2 * u} 0 0 1 ${4 * u} 0`;
  const back = path`v${-3 * u}a${2 * u} ${2 * u} 0 0 1 ${2 * u} ${-2 * u}h${14 * u}a${2 * u} ${2 * u} 0 0 1 ${2 * u} ${2 * u}v${3 * u}`;
  const rightArm = path`a${2 * u} ${2 * u} 0 0 1 ${4 * u} 0`;
  // Down to the seat, along it with the gap between its cushions, and back to the right arm.
  const seat = path`v${4 * u}h${-9 * u}v${3 * u}v${-8 * u}v${5 * u}h${-9 * u}v${-4 * u}v${7 * u}h${18 * u}v${-7 * u}`;
  const foot = path`h${1.5 * u}v${-2 * u}h${-1.5 * u}`;
  return `${foot}${arm}${back}${seat}${rightArm}` + path`v${9 * u}h${-26 * u}h${24.5 * u}v${2 * u}h${1.5 * u}`;
}
