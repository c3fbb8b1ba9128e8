import type { Area } from '../../lib/area.ts';
import { onCircle } from './drawing.ts';

/** Width and height of a sign's view box. */
export const SIGN_SIZE = 120;
const MIDDLE = SIGN_SIZE / 2;
const SEATS = 12;

/**
 * Draws an area's sign: turning arcs, a table of twelve seats, or interfering waves. One short path in whole numbers, because the
 * menu of every page contains it.
 */
export function areaSign(area: Area): string {
  return SIGNS[area]();
}

const SIGNS: Record<Area, () => string> = { consulting: arcs, memento: seats, quantum: waves };

/** Draws concentric rings, each three quarters long and turned by a quarter against the one inside it. */
function arcs(): string {
  return Array.from({ length: 6 }, (_, ring) => {
    const r = 11 + ring * 9;
    const [x, y] = [[0, -r] as const, [r, 0] as const, [0, r] as const, [-r, 0] as const][ring % 4] ?? [0, 0];
    return `M${MIDDLE + x} ${MIDDLE + y}a${r} ${r} 0 1 1 ${y - x} ${-x - y}`;
  }).join('');
}

/** Draws the table, its seats and a ring of light. */
function seats(): string {
  const around = Array.from({ length: SEATS }, (_, index) => {
    const angle = (index * 360) / SEATS;
    const [[x, y], [toX, toY]] = [point(38, angle - 8), point(38, angle + 8)];
    return `M${x} ${y}l${toX - x} ${toY - y}`;
  });
  return circle(22) + around.join('') + circle(54);
}

function circle(radius: number): string {
  return `M${MIDDLE} ${MIDDLE - radius}a${radius} ${radius} 0 1 0 1 0z`;
}

/** Draws a wave's way from swinging up to swinging down, one line per moment. */
function waves(): string {
  return Array.from({ length: 7 }, (_, line) => `M0 ${24 + line * 12}q20 ${line * 15 - 45} 40 0t40 0 40 0`).join('');
}

function point(radius: number, angle: number): [x: number, y: number] {
  const [x, y] = onCircle(MIDDLE, MIDDLE, radius, angle);
  return [Math.round(x), Math.round(y)];
}
