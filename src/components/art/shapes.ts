import { onCircle, short } from './drawing.ts';

/** Draws a rectangle. */
export function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

/** Draws a dot as a line without length and round caps, so it stays round when the drawing is stretched. */
export function dot(x: number, y: number): string {
  return `M${short(x)} ${short(y)}h0`;
}

/** Draws a line through points. */
export function polyline(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** Draws a five-pointed star. */
export function star(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, i) => onCircle(x, y, i % 2 ? radius * 0.42 : radius, i * 36 - 90));
  return `${polyline(corners)}z`;
}

/** Draws a dashed line to the right. */
export function dashes(x: number, y: number, width: number, piece = 6): string {
  const count = Math.floor((width + piece) / (2 * piece));
  return `M${short(x)} ${short(y)}h${piece}${`m${piece} 0h${piece}`.repeat(Math.max(0, count - 1))}`;
}
