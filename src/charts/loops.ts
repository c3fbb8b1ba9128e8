/** The box of the picture, and the most loops that a reader would count. */
export const BOX = { width: 720, height: 900 } as const;
const MOST = 12;
/** The room above the first loop and below the last, and the most between two. */
const [EDGE, PITCH] = [180, 108];

/** Loops that become one: the first one's place, how many there are, and the room between them. */
export interface Coil {
  y: number;
  count: number;
  pitch: number;
}

/**
 * Returns the loops that show a change: one loop for each unit before it, grouped into as many coils as units are left after it.
 * Returns none for figures that aren't small whole numbers, or that don't become smaller.
 */
export function loops(before: string, after: string): Coil[] {
  const [from, to] = [countOf(before), countOf(after)];
  if (from <= to || to === 0) return [];
  const slot = BOX.height / to;
  return Array.from({ length: to }, (_, index) => {
    const count = Math.floor(from / to) + (index < from % to ? 1 : 0);
    const edge = EDGE / to;
    const pitch = count > 1 ? Math.min(PITCH, (slot - 2 * edge) / (count - 1)) : 0;
    return { y: slot * (index + 0.5) - (pitch * (count - 1)) / 2, count, pitch };
  });
}

/** Returns the style that pulls each coil together, a part at each station of the scene after the first. */
export function pullStyle(coils: readonly Coil[], stations: number): string {
  return coils
    .map(({ count, pitch }, coil) => {
      const steps = Array.from({ length: stations - 1 }, (_, step) => (step + 1) / (stations - 1));
      const moving = (name: string, way: number) =>
        `.${name}-${coil}{animation-name:none,none,${steps.map((_, step) => `${name}-${coil}-${step}`).join()}}` +
        steps
          .map((share, step) => `@keyframes ${name}-${coil}-${step}{to{translate:0 ${Math.round(way * share)}px}}`)
          .join('');
      return moving('coil', (pitch * (count - 1)) / 2) + moving('loop', -pitch);
    })
    .join('');
}

/** Returns the whole number that a figure starts with; 0 if there is none or it is too large to count. */
function countOf(figure: string): number {
  const count = Number(/^\d+(?![\d.,])/.exec(figure)?.[0] ?? 0);
  return count <= MOST ? count : 0;
}
