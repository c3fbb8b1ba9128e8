import { numbers } from '../../components/art/stroke.ts';
import { type Point, toward } from './wheel.ts';

/** Two racks in mesh: the depth of a tooth, the clearance between the racks, the height of a row, and where the line comes from. */
export interface Mesh {
  depth: number;
  gap: number;
  row: number;
  entry: Point;
}
/** Beyond the edge of every screen. */
const EDGE = 9999;
/** On a wide page, the racks meet in its middle. */
export const WIDE_MESH: Mesh = { depth: 176, gap: 11, row: 124, entry: [-EDGE, 0] };
/** On a phone, a tooth is nearly as wide as the page, and the margin's line is its foot. */
export const NARROW_MESH: Mesh = { depth: 334, gap: 9, row: 156, entry: [0, -EDGE] };

/** How far around a corner its turn begins. */
const ROUND = 14;
/** Half a tooth's height at its tip, as a share of a row. At its foot, a tooth is as high as a row. */
const TIP = 0.41;

/** Returns the width and the height of as many pairs of teeth. */
export function sizeOf({ depth, gap, row }: Mesh, pairs: number): [width: number, height: number] {
  return [depth + gap, 2 * row * pairs];
}

/** Draws the outline of the left rack, whose teeth are in the first row of each pair. */
export function driving(mesh: Mesh, pairs: number): string {
  const [enterX, enterY] = mesh.entry;
  const [, height] = sizeOf(mesh, pairs);
  return rounded([mesh.entry, ...teeth(mesh, pairs, 0), [0, height], [enterX, height - enterY]]);
}

/** Draws the right rack as a shape, whose teeth are in the second row of each pair. */
export function driven(mesh: Mesh, pairs: number): string {
  const [root, height] = sizeOf(mesh, pairs);
  return `${rounded([[EDGE, 0], [root, 0], ...teeth(mesh, pairs, 1), [EDGE, height]])}z`;
}

/** Returns the corners of a rack's teeth from top to bottom. */
function teeth(mesh: Mesh, pairs: number, turn: 0 | 1): Point[] {
  const { depth, row } = mesh;
  const [root] = turn ? sizeOf(mesh, pairs) : [0];
  const tip = turn ? root - depth : depth;
  const slant = (0.5 - TIP) * row;
  return Array.from({ length: pairs }, (_, pair) => (2 * pair + turn) * row).flatMap((top): Point[] => [
    [root, top],
    [tip, top + slant],
    [tip, top + row - slant],
    [root, top + row],
  ]);
}

/** Draws a line through points, with a turn around each corner. */
function rounded(points: readonly Point[]): string {
  const turns = points.slice(1, -1).map((corner, index) => {
    const turn = (end = corner) => toward(corner, end, ROUND);
    return `L${numbers(...turn(points[index]))}Q${numbers(...corner, ...turn(points[index + 2]))}`;
  });
  return `M${numbers(...(points[0] ?? []))}${turns.join('')}L${numbers(...(points.at(-1) ?? []))}`;
}
