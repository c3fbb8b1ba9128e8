/** Units of the drawing per day. */
const DAY = 4;
/** Room for a stroke at both ends. */
const EDGE = 4;
const MONTH = 30 * DAY;
const HEIGHT = 84;

interface Phase {
  /** First and last week, both included. */
  readonly weeks: readonly [number, number];
}

/** Draws a day's tick and moves on to the next one: a page compresses what repeats. */
const tick = (tall: number) => `v${tall}m${DAY}-${tall}`;

/** Returns the ruler of the days with its phases, which together last as long as the ruler, and monthly reports afterward. */
export function daysChart(days: number, phases: readonly Phase[], reports: number) {
  const x = (day: number) => EDGE + day * DAY;
  const end = x(days);
  const reportTicks = `M${end} 60${`h${MONTH}v20v-20`.repeat(reports)}`;
  const payments = phases.map(({ weeks: [first] }) => x((first - 1) * 7));
  return {
    viewBox: `0 0 ${end + reports * MONTH + EDGE} ${HEIGHT}`,
    /** A tick per day, longer per week, and one per monthly report after the last day. */
    ticks: `M${EDGE} 60${Array.from({ length: days + 1 }, (_, day) => tick(day % 7 ? 9 : 20)).join('')}${reportTicks}`,
    /** The bar from the first day to the last report. */
    bar: { x: EDGE, width: days * DAY + reports * MONTH },
    /** Where each phase's payment is due. */
    payments,
  };
}
