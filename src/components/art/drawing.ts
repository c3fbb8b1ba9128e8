/** A line drawing: the `d` of each stroke, in the units of its view box. */
export interface Drawing {
  width: number;
  height: number;
  strokes: string[];
}

/** A number as short as a drawing needs it: one decimal. */
export function short(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** A point on a circle; angle in degrees, 0 at three o'clock, clockwise as the screen has it. */
export function onCircle(cx: number, cy: number, radius: number, degrees: number): [x: number, y: number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}

/** A circular arc as a path, from one angle (degrees) clockwise over `sweep` degrees, less than 360. */
export function arc(cx: number, cy: number, radius: number, from: number, sweep: number): string {
  const [x1, y1] = onCircle(cx, cy, radius, from);
  const [x2, y2] = onCircle(cx, cy, radius, from + sweep);
  return `M${short(x1)} ${short(y1)}A${short(radius)} ${short(radius)} 0 ${sweep > 180 ? 1 : 0} 1 ${short(x2)} ${short(y2)}`;
}

/** A full circle as a path. */
export function circle(cx: number, cy: number, radius: number): string {
  const r = short(radius);
  return `M${short(cx - radius)} ${short(cy)}a${r} ${r} 0 1 1 0 .1z`;
}
