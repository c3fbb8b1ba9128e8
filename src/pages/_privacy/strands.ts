import { path } from '../../components/art/stroke.ts';

/** Beyond the right edge of a wide window, in percent of the columns' width. */
const BEYOND = 200;
/** Where the lines begin and end to merge, in percent of the columns' width: between the forms and their recipient. */
const [BEGIN, END] = [33, 49];

/**
 * Draws a line under each of some rows of equal height. All run into the last one, which leaves the page. Without the last one for
 * rows whose line comes back: the page draws that.
 */
export function merging(rows: number, comesBack: boolean): string {
  const middle = (BEGIN + END) / 2;
  const joining = Array.from(
    { length: rows - 1 },
    (_, row) => path`M0 ${row + 1}H${BEGIN}C${middle} ${row + 1} ${middle} ${rows} ${END} ${rows}`,
  );
  return joining.join('') + (comesBack ? '' : path`M0 ${rows}H${100 + BEYOND}`);
}
