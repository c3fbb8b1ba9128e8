/** A place that the line passes: an hour of the day, and how far from the day's ground. */
export type Knot = readonly [hour: number, height: number];

/** A day's line: its knots until the guests write, and the hours at which its parts begin. */
interface DayRoute {
  knots: readonly Knot[];
  tables: number;
  writing: number;
}

/** The talks of a morning of three hours, equally long: from and to. The rest of it is quiet. */
const TALKS = [
  [0.2, 0.8],
  [0.8, 1.4],
  [1.4, 2],
] as const;

/**
 * The small tables of the afternoon: how high the line rises at each. Their number is even, so that the line is back at their start
 * after the last.
 */
const TABLES = [1, 0.8, 0.6, 0.4] as const;

/**
 * Returns the way through a day: up for each talk, flat for the quiet, then back and forth between the same two hours, once for
 * each table, and on to where the guests write.
 */
export function dayRoute(from: number, hours: number, heights: { talk: number; table: number }): DayRoute {
  // A share of a day of nine hours, and noon, or an earlier break on a day that is mostly after it.
  const unit = hours / 9;
  const noon = Math.min(Math.max(12 - from, hours / 4), hours / 2);
  const [tables, writing] = [noon + unit, hours - 2 * unit];
  const talks = TALKS.flatMap(([start, stop]) => hill(start * (noon / 3), stop * (noon / 3), heights.talk));
  const strands = TABLES.map((height, table) => {
    const strand = hill(tables, writing, height * heights.table);
    return table % 2 === 0 ? strand : strand.toReversed();
  });
  return { knots: [...talks, ...strands.flat(), [writing, 0]], tables, writing };
}

/** Goes up from the ground and down again, with the peak in the middle. */
function hill(start: number, stop: number, height: number): Knot[] {
  return [
    [start, 0],
    [(start + stop) / 2, height],
    [stop, 0],
  ];
}
