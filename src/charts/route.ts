/** Units of the map per stop, and the two columns that the stops alternate between. */
const ROW = 100;
const COLUMNS = [8, 52] as const;
/** How far the way keeps straight on at a stop. */
const BEND = 80;

export function routeHeight(stops: number): number {
  return stops * ROW;
}

function stopAt(index: number): { x: number; y: number } {
  return { x: COLUMNS[index % 2] ?? COLUMNS[0], y: (index + 0.5) * ROW };
}

/** Draws the way from far above the first stop through all of them, and on far below the last: it leaves its panel. */
export function routePath(stops: number): string {
  const first = stopAt(0);
  const bends = Array.from({ length: stops - 1 }, (_, index) => {
    const [from, to] = [stopAt(index), stopAt(index + 1)];
    return `C${from.x} ${from.y + BEND} ${to.x} ${to.y - BEND} ${to.x} ${to.y}`;
  });
  return `M${first.x} ${-routeHeight(stops)}V${first.y}${bends.join('')}V${2 * routeHeight(stops)}`;
}
