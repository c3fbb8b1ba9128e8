import { WIDE } from '../../components/art/stroke.ts';
import { tableIn } from './hub-line.ts';

/** A row of the headline: its text and its length in ems, so that another typeface doesn't change it. */
type Row = readonly [text: string, ems: number];

/** The headline's size and its rows, the outermost first. */
interface Setting {
  size: number;
  rows: readonly Row[];
}

const WIDE_SETTING: Setting = {
  size: 109,
  rows: [
    ['Dinners, summits and software', 11.05],
    ['for people who run companies', 11.02],
  ],
};
const NARROW_SETTING: Setting = {
  size: 94,
  rows: [
    ['Dinners, summits', 6.27],
    ['and software', 4.56],
    ['for people who', 5.6],
    ['run companies', 5.3],
  ],
};

/** From the table's edge to the nearest baseline, and between baselines, in ems. */
const [RISE, LEADING] = [0.4, 0.98];

/** An arc with a row of the headline, in units of a stroke's box from the table's middle. */
interface Arc {
  text: string;
  radius: number;
  length: number;
}

/** The headline as one sentence. */
export const headline = WIDE_SETTING.rows.map(([text]) => text).join(' ');

/** Returns the headline as it stands along the table's edge in a box of a width, all in one size. */
export function hubWords(width: number): { size: number; arcs: readonly Arc[] } {
  const { size, rows } = width === WIDE ? WIDE_SETTING : NARROW_SETTING;
  const arcs = rows.map(([text, ems], row) => ({
    text,
    radius: Math.round(tableIn(width).radius + (RISE + LEADING * (rows.length - 1 - row)) * size),
    length: Math.round(ems * size),
  }));
  return { size, arcs };
}
