import { path } from '../../components/art/stroke.ts';

/** The side of the box in which a strand turns. A page draws every box at one scale, so strands meet from box to box. */
export const LOOM = 120;
/** The radius of the smallest turn. */
export const TURN = 24;
/** The least distance of a strand from the left edge of its box. */
const CLEAR = 36;

/** Returns where a strand runs down the right margin: the first at the very right, each of the others further in. */
export function laneOf(index: number, count: number): number {
  return LOOM - (index * (LOOM - CLEAR)) / Math.max(1, count - 1);
}

/** Returns how far below the corner's top a strand runs to the left: turns have one center, so strands stay parallel. */
export function depthOf(index: number, count: number): number {
  return laneOf(index, count) - CLEAR + TURN;
}

/** The height of the corner, at whose foot the strands are one. */
export const DEPTH = depthOf(0, 1);

/** Draws a strand from the end of its row into its lane, and on past the rows below. */
export function lane(index: number, count: number): string {
  return `M0 0H${laneOf(index, count) - TURN}a${TURN} ${TURN} 0 0 1 ${TURN} ${TURN}V9999`;
}

/** Draws a strand around the corner, from its lane to the left. */
export function corner(index: number, count: number): string {
  const depth = depthOf(index, count);
  return `M${laneOf(index, count)} 0a${depth} ${depth} 0 0 1-${depth} ${depth}H0`;
}

/**
 * Draws a strand from the corner into the line that all of them become, in a box that is as wide as it is tall: the lowest joins
 * first, the highest last, so that they never run together in a lump.
 */
export function gather(index: number, count: number): string {
  const depth = depthOf(index, count);
  const end = DEPTH * 0.6 * (1 - index / Math.max(1, count - 1));
  const middle = (end + DEPTH) / 2;
  return path`M${DEPTH} ${depth}C${middle} ${depth} ${middle} ${DEPTH} ${end} ${DEPTH}H0`;
}
