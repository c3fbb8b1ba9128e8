import { numbers, path, rails, type Stroke } from '../../components/art/stroke.ts';

/**
 * The wheels' teeth: odd numbers, so that a tooth on the right faces a gap on the left of the next wheel. Each wheel has room
 * for its service's name.
 */
const TEETH = [9, 11, 9, 15] as const;
/** The height of a tooth on either side of the pitch circle, as a share of the radius per tooth. */
const [OUT, IN] = [1.05, 1.75];
/** Half a tooth's width at its foot and its tip, as a share of the distance between teeth. */
const [FOOT, TIP] = [0.23, 0.1];
/** The radius of a tip's corners, as a share of the radius per tooth. */
const ROUND = 0.45;
type Point = readonly [x: number, y: number, isTip?: boolean];

interface Wheel {
  x: number;
  y: number;
  teeth: number;
  radius: number;
}

/** Places four wheels in mesh: on a wide page in its right half, next to words. */
export function wheelsOf(width: number): { wheels: Wheel[]; module: number; tall: number } {
  const { left, right } = rails(width);
  const [lead, above, end] = width > 800 ? [460, 34, 16] : [22, 12, 22];
  const module = (right - left - lead - end) / (2 * TEETH.reduce((sum, teeth) => sum + teeth, 0));
  const tall = Math.max(...TEETH) * module + OUT * module;
  let edge = left + lead;
  const wheels = TEETH.map((teeth) => {
    const radius = teeth * module;
    const x = edge + radius;
    edge += 2 * radius;
    return { x, y: tall + above, teeth, radius };
  });
  return { wheels, module, tall };
}

/**
 * Draws four wheels in mesh with one line: from the left margin over the first, under the second and so on, around the last, and
 * back along the other halves.
 */
export function gears(width: number): Stroke {
  const { left } = rails(width);
  const turn = width > 800 ? 26 : 14;
  const { wheels, module, tall } = wheelsOf(width);
  const y = wheels[0]?.y ?? 0;
  const height = y + tall + 44;
  /** Half a wheel's teeth, from right to left. */
  const half = (index: number, upper: boolean): Point[] => {
    const { x, teeth, radius } = wheels[index] ?? { x: 0, teeth: 1, radius: 0 };
    return outline(teeth, radius, module)
      .filter(([angle]) => angle < Math.PI)
      .map(([angle, reach, isTip]): Point => [
        x + reach * Math.cos(angle),
        y + (upper ? -1 : 1) * reach * Math.sin(angle),
        isTip,
      ]);
  };
  const last = wheels.length - 1;
  /** Begins and ends at the axles' height, so that the line goes from a tooth straight into the gap that it mates with. */
  const across = (points: Point[]): Point[] => [
    ...points.slice(0, 1).map(([px]): Point => [px, y]),
    ...points,
    ...points.slice(-1).map(([px]): Point => [px, y]),
  ];
  const out = wheels.flatMap((_, index) => across(half(index, index % 2 === 0).toReversed()));
  const home = wheels.flatMap((_, step) => across(half(last - step, (last - step) % 2 === 1)));
  // The line comes in along the side of one tooth and leaves along that of the next, without the flanks between them.
  const points = [...out.slice(2), ...home.slice(0, -2)];
  const [high = y, low = y] = [points[0]?.[1], points.at(-1)?.[1]];
  return {
    width,
    height,
    d:
      path`M${left} 0V${high - turn}Q${left} ${high} ${left + turn} ${high}` +
      points.map((point, index) => corner(points[index - 1], point, points[index + 1], ROUND * module)).join('') +
      path`H${left + turn}Q${left} ${low} ${left} ${low + turn}V${height}`,
  };
}

/** Draws the line to a point, and around it if it is a tip's. */
function corner(before: Point | undefined, at: Point, after: Point | undefined, radius: number): string {
  const [x, y, isTip] = at;
  if (!isTip || !before || !after) return `L${numbers(x, y)}`;
  const [[fromX, fromY], [toX, toY]] = [before, after].map((other) => {
    const share = Math.min(0.5, radius / Math.hypot(other[0] - x, other[1] - y));
    return [x + (other[0] - x) * share, y + (other[1] - y) * share];
  }) as [[number, number], [number, number]];
  return `L${numbers(fromX, fromY)}Q${numbers(x, y, toX, toY)}`;
}

/** Returns a wheel's upper outline as angles and distances from its center: a tooth at 0, its flanks leaning inward. */
function outline(teeth: number, radius: number, module: number): Point[] {
  const pitch = (2 * Math.PI) / teeth;
  const [tip, root] = [radius + OUT * module, radius - IN * module];
  return Array.from({ length: teeth + 1 }, (_, tooth): Point[] => {
    const at = tooth * pitch;
    return [
      [at - pitch * FOOT, root],
      [at - pitch * TIP, tip, true],
      [at + pitch * TIP, tip, true],
      [at + pitch * FOOT, root],
    ];
  })
    .flat()
    .filter(([angle]) => angle >= 0);
}
