/** A ring of ticks: one wide dashed stroke in which each dash is a tick. */
interface Ticks {
  /** A circle from the top, as a path, because HTML validators allow `pathLength` on paths only. */
  ring: string;
  length: number;
  /** Values of `stroke-dasharray`, with a `pathLength` of 360. */
  dashes: string;
}

const EDGE = 140;

/** Draws a clock face, 300 × 300: one tick per minute, a longer one every ten. */
export function clockDrawing(): Ticks[] {
  return [ticks(60, 12, 0.4), ticks(6, 28, 1)];
}

function ticks(count: number, length: number, width: number): Ticks {
  const radius = EDGE - length / 2;
  const ring = `M150 ${150 - radius}a${radius} ${radius} 0 1 1-.01 0z`;
  return { ring, length, dashes: `${width} ${360 / count - width}` };
}
