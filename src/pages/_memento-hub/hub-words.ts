import { WIDE } from '../../components/art/stroke.ts';
import { tableIn } from './hub-line.ts';

/** A row of the headline: its text and its length in ems, so that another typeface doesn't change it. */
type Row = readonly [text: string, ems: number];

/** The headline around a table: rows outside of its edge, from the outermost, and inside, down to the edge. */
interface Setting {
  size: number;
  outside: readonly Row[];
  inside: readonly Row[];
}

/** Inside of a circle, the tops of letters come closer, so these rows are longer than they would be on a straight line. */
const WIDE_SETTING: Setting = {
  size: 88,
  outside: [['Dinners, summits and software', 11.05]],
  inside: [['for people who run companies', 10.72]],
};
const NARROW_SETTING: Setting = {
  size: 92,
  outside: [
    ['Dinners, summits', 6.27],
    ['and software', 4.56],
  ],
  inside: [
    ['for people who', 5.7],
    ['run companies', 5.4],
  ],
};

/** From the baseline to the table's edge, in ems: a comma and some air outside, a descender and as much air inside. */
const [OUTSIDE, INSIDE] = [0.27, 0.32];
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
export const headline = [...WIDE_SETTING.outside, ...WIDE_SETTING.inside].map(([text]) => text).join(' ');

/** Returns the headline as it sits around the table in a box of a width, all in one size. */
export function hubWords(width: number): { size: number; arcs: readonly Arc[] } {
  const { size, outside, inside } = width === WIDE ? WIDE_SETTING : NARROW_SETTING;
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
      ...outside.map((row, index) => arc(row, OUTSIDE + LEADING * (outside.length - 1 - index), 1)),
      ...inside.map((row, index) => arc(row, -INSIDE - LEADING * (inside.length - 1 - index), 0)),
    ],
  };
}
