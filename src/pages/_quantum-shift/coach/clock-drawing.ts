/** A ring of ticks: as wide as they are long, broken up so that each dash is one of them. */
interface Ticks {
  /** A circle from the top on, as a path: a validator allows `pathLength` nowhere else. */
  ring: string;
  length: number;
  /** As `stroke-dasharray` has it, on a ring that `pathLength` says is 360 long. */
  dashes: string;
}

const EDGE = 140;

/** An hour as a clock face, 300 × 300: a tick a minute, and a longer one at every tenth. */
export function clockDrawing(): Ticks[] {
  return [ticks(60, 12, 0.4), ticks(6, 28, 1)];
}

function ticks(count: number, length: number, width: number): Ticks {
  const radius = EDGE - length / 2;
  const ring = `M150 ${150 - radius}a${radius} ${radius} 0 1 1-.01 0z`;
  return { ring, length, dashes: `${width} ${360 / count - width}` };
}
