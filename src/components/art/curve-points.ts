import type { StrokePoint } from './stroke.ts';

/** Groups numbers by four: a curve's points, each with the direction in which the curve passes it. */
export function curvePoints(values: readonly number[]): StrokePoint[] {
  return values.flatMap((x, index) => {
    const [y = 0, towardX = 0, towardY = 0] = values.slice(index + 1, index + 4);
    return index % 4 === 0 ? [[x, y, towardX, towardY] as const] : [];
  });
}
