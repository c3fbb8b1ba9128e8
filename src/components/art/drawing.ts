/** A line drawing: the `d` of each stroke, in the units of its view box. */
export interface Drawing {
  width: number;
  height: number;
  strokes: string[];
}

/** Formats a number with at most one decimal, which is enough for a drawing. */
export function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** Returns a point on a circle. Degrees count clockwise from three o'clock. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** Draws an arc clockwise from an angle over `sweep` degrees, less than 360. */
export function arc(cx: number, cy: number, radius: number, from: number, sweep: number): string {
  const [x1, y1] = onCircle(cx, cy, radius, from);
  const [x2, y2] = onCircle(cx, cy, radius, from + sweep);
  return `M${short(x1)} ${short(y1)}A${short(radius)} ${short(radius)} 0 ${sweep > 180 ? 1 : 0} 1 ${short(x2)} ${short(y2)}`;
}

/** Draws a full circle. */
export function circle(cx: number, cy: number, radius: number): string {
  const r = short(radius);
  return `M${short(cx - radius)} ${short(cy)}a${r} ${r} 0 1 1 0 .1z`;
}
