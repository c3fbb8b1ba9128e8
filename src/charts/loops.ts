/** The height of the picture, the room above the first loop and below the last, and the most between two. */
const [HEIGHT, EDGE, PITCH] = [900, 180, 108];
/** The most loops that a reader would count. */
const MOST = 12;

/** A loop's place, and its way down to the lowest in its coil. */
interface Loop {
  y: number;
  way: number;
}

/**
 * Returns the loops that show a change: one loop for each unit before it, grouped into as many coils as units are left after it.
 * Returns none for figures that aren't small whole numbers, or that don't become smaller.
 */
export function loops(before: string, after: string): Loop[] {
  const [from, to] = [countOf(before), countOf(after)];
  if (from <= to || to === 0) return [];
  const slot = HEIGHT / to;
  return Array.from({ length: to }, (_, coil) => {
    const count = Math.floor(from / to) + (coil < from % to ? 1 : 0);
    const pitch = Math.min(PITCH, (slot - (2 * EDGE) / to) / (count - 1));
    return [...Array(count).keys()].map((loop) => {
      const way = Math.round(pitch * (count - 1 - loop));
      return { y: Math.round(slot * (coil + 0.5) + (pitch * (count - 1)) / 2) - way, way };
    });
  }).flat();
}

/** Returns the whole number that a figure starts with; 0 if there is none or it is too large to count. */
function countOf(figure: string): number {
  const count = Number(/^\d+(?![\d.,])/.exec(figure)?.[0] ?? 0);
  return count <= MOST ? count : 0;
}
