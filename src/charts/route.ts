/** Units of the map per stop, and the two columns that the stops alternate between. */
const ROW = 100;
const COLUMNS = [8, 92] as const;
/** How far the way keeps straight on at a stop. */
const BEND = 20;

export function routeHeight(stops: number): number {
  return stops * ROW;
}

/** Draws the way from far above the first stop through all of them, and on far below the last: it leaves its panel. */
export function routePath(stops: number): string {
  const bends = Array.from({ length: stops - 1 }, (_, index) => {
    const [from, to] = index % 2 ? [COLUMNS[1], COLUMNS[0]] : COLUMNS;
    const [leave, arrive] = [(index + 0.5) * ROW + BEND, (index + 1.5) * ROW - BEND];
    return `V${leave}C${from} ${arrive} ${to} ${leave} ${to} ${arrive}`;
  });
  return `M${COLUMNS[0]} ${-routeHeight(stops)}${bends.join('')}V${2 * routeHeight(stops)}`;
}
