import { path } from '../../components/art/stroke.ts';

/** The box of a year of sessions. */
export const YEAR = { width: 600, height: 40 };
/** The width of a beat, and the space between two of a month. */
const [BEAT, GAP] = [16, 2];

/** Draws a year as one line: a beat for each session, those of a month next to each other. */
export function yearLine(months: number, perMonth: number): string {
  const pause = YEAR.width / months - perMonth * BEAT - (perMonth - 1) * GAP;
  const quarter = BEAT / 4;
  const beat = path`c${quarter} 0 ${quarter} -36 ${2 * quarter} -36s${quarter} 36 ${2 * quarter} 36`;
  const month =
    path`h${pause / 2}` +
    Array(perMonth)
      .fill(beat)
      .join(path`h${GAP}`) +
    path`h${pause / 2}`;
  return path`M0 ${YEAR.height - 2}` + month.repeat(months);
}
