import { handwriting } from '../../components/art/handwriting.ts';
import { path, rails } from '../../components/art/stroke.ts';
import { withoutStart } from '../../components/art/table-line.ts';

/** The end of a day: the x of the day's ground, the height at which the guests begin to write and at which the day ends, and the letters. */
interface Ending {
  ground: number;
  from: number;
  foot: number;
  /** The height of a small letter. */
  letters: number;
  /** A factor for the letters' width. */
  wide: number;
}

/** Writes a guest's decision by hand, on a line halfway down. The stroke turns at the right margin and ends at the foot, on its way back. */
export function decision(width: number, { ground, from, foot, letters, wide }: Ending): string {
  const { right } = rails(width);
  const drop = (foot - from) / 2;
  const [base, bend] = [foot - drop, right - drop * 0.7];
  const written = handwriting('yes', {
    x: ground + letters * 0.3,
    y: base,
    size: letters,
    stretch: wide,
    before: [[ground, from, 0, 1]],
    after: [
      // On a phone, the last letter is close enough to the right margin for one curve.
      ...(bend - ground > letters * 3.6 ? [[bend, base, 1, 0] as const] : []),
      [right, base + drop / 2, 0, 1],
      [bend, foot, -1, 0],
    ],
  });
  return path`L${ground} ${from}` + withoutStart(written);
}
