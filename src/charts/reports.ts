/** The box, a sheet's corners from the middle of the pile, and how far one sheet lies above the next. */
const WIDTH = 600;
const HEIGHT = 760;
const REACH = 280;
const RISE = 140;
const FOOT = 590;
const PILE = 400;

/** Returns a pile with a sheet for each report, seen from above one corner, with a signal's weeks drawn on the top one. */
export function reportsChart(reports: number, weeks: readonly number[]) {
  const step = Math.floor(PILE / reports);
  const y = (sheet: number) => FOOT - sheet * step;
  const [middle, top] = [WIDTH / 2, y(reports - 1)];
  const [low, high] = [Math.min(...weeks), Math.max(...weeks)];
  // The weeks follow the sheet's far left edge, and low values are nearer.
  const points = weeks.map((value, week) => {
    const along = 0.12 + (0.76 * week) / (weeks.length - 1);
    const near = 0.8 - (0.6 * (value - low)) / (high - low || 1);
    return [middle + REACH * (along + near - 1), top + RISE * (near - along)].map(Math.round).join(' ');
  });
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    /** The sheets from the lowest to the top one, as the points of polygons. */
    sheets: Array.from({ length: reports }, (_, sheet) =>
      [
        [middle - REACH, y(sheet)],
        [middle, y(sheet) + RISE],
        [middle + REACH, y(sheet)],
        [middle, y(sheet) - RISE],
      ].join(' '),
    ),
    trend: `M${points.join('L')}`,
  };
}

/** Returns a signal's weeks as a line in a box of 240 by 48. */
export function signalLine(weeks: readonly number[]): string {
  const [low, high] = [Math.min(...weeks), Math.max(...weeks)];
  const points = weeks.map((value, week) =>
    [(week / (weeks.length - 1)) * 240, 44 - ((value - low) / (high - low || 1)) * 40].map(Math.round).join(' '),
  );
  return `M${points.join('L')}`;
}
