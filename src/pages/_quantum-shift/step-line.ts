import { leave } from '../../components/art/rail.ts';
import { capitalized, inWords } from '../../lib/format.ts';
import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** Waves, each one pass of the line across the page. */
const PASSES = 15;
/** What the drawing shows. */
const OUT = `${capitalized(inWords(PASSES))} waves: out of step at the top`;
const IN = 'in step at the bottom';
/** The phase difference of the first and the last wave, in radians. */
const LATE = 11;

/**
 * Draws one line in many passes across the page, to and fro, from the right margin to the left. Each pass is the same wave: out of
 * step with its neighbors at the top, in step at the foot.
 */
export function fallingIntoStep(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [apart, swing, waves, pointsOfPass] = wide ? [25, 54, 3, 31] : [29, 50, 1.5, 19];
  const top = swing + 34;
  const inset = wide ? 60 : 30;
  const points: StrokePoint[] = [[right, 0, 0, 1]];
  for (let pass = 0; pass < PASSES; pass++) {
    const late = LATE * (1 - pass / (PASSES - 1)) ** 2;
    const way = pass % 2 === 0 ? -1 : 1;
    for (let step = 0; step < pointsOfPass; step++) {
      const along = step / (pointsOfPass - 1);
      const share = way > 0 ? along : 1 - along;
      const rise = Math.min(1, Math.sin(share * Math.PI) * 1.8);
      const calm = rise * rise * (3 - 2 * rise);
      const x = left + inset + share * (right - left - 2 * inset);
      const y = top + pass * apart - swing * calm * Math.sin(share * waves * 2 * Math.PI - late);
      points.push(step === 0 || step === pointsOfPass - 1 ? [x, y, way, 0] : [x, y]);
    }
  }
  const last = top + (PASSES - 1) * apart;
  const y = last + swing + (wide ? 54 : 50);
  const [x, anchor] = [wide ? 120 : 67, 'start' as const];
  const labels = wide
    ? [{ x, y, anchor, text: `${OUT}, ${IN}` }]
    : [
        { x, y, anchor, text: `${OUT},` },
        { x, y: y + 42, anchor, text: IN },
      ];
  const height = y + (wide ? 30 : 70);
  return { width, height, labels, d: smooth(points) + leave(width, last, height) };
}
