import { WIDE } from '../../components/art/stroke.ts';
import { tableIn } from './hub-line.ts';

/** A row of the headline: its text and its length in ems, so that another typeface doesn't change it. */
type Row = readonly [text: string, ems: number];

/** The headline around a table: rows along its top and along its foot, as they are read. */
interface Setting {
  size: number;
  top: readonly Row[];
  foot: readonly Row[];
}

/** Along the foot, the tops of letters come closer, so these rows are longer than they would be on a straight line. */
const WIDE_SETTING: Setting = {
  size: 78,
  top: [['Dinners, summits and software', 11.05]],
  foot: [['for people who run companies', 11.02]],
};
const NARROW_SETTING: Setting = {
  size: 92,
  top: [
    ['Dinners, summits', 6.27],
    ['and software', 4.56],
  ],
  foot: [
    ['for people who', 5.85],
    ['run companies', 5.55],
  ],
};

/** From the table's edge to the nearest baseline, in ems: a comma and some air at the top, tall letters and as much air at the foot. */
const [TOP, FOOT] = [0.27, 0.96];
const LEADING = 1.04;

/** An arc with a row of the headline, in units of a stroke's box from the table's middle. */
interface Arc {
  text: string;
  radius: number;
  /** The direction of the arc: 1 along the top, 0 along the foot. */
  sweep: 0 | 1;
  length: number;
}

/** The headline as one sentence. */
export const headline = [...WIDE_SETTING.top, ...WIDE_SETTING.foot].map(([text]) => text).join(' ');

/** Returns the headline as it sits around the table in a box of a width, all in one size. */
export function hubWords(width: number): { size: number; arcs: readonly Arc[] } {
  const { size, top, foot } = width === WIDE ? WIDE_SETTING : NARROW_SETTING;
  const edge = tableIn(width).radius;
  const arc = ([text, ems]: Row, rise: number, sweep: 0 | 1): Arc => ({
    text,
    radius: Math.round(edge + rise * size),
    sweep,
    length: Math.round(ems * size),
  });
  return {
    size,
    arcs: [
      ...top.map((row, index) => arc(row, TOP + LEADING * (top.length - 1 - index), 1)),
      ...foot.map((row, index) => arc(row, FOOT + LEADING * index, 0)),
    ],
  };
}
