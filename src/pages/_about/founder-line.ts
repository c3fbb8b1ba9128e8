import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { handwriting } from '../../components/art/handwriting.ts';
import { portraitCurves } from '../../components/art/portrait.ts';
import { joined, NARROW, rails, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { site } from '../../site.config.ts';

const SCALE = 0.65;
const CHEST = 1010;
const FOOT = 1190;

/** Draws the line becoming the founder: half a wide page, or all of a phone's. It leaves the margin and comes back to it. */
export function founderLine(width: number): Stroke {
  const { left } = rails(width);
  const at = ([x, y, towardX, towardY]: StrokePoint): StrokePoint =>
    towardX === undefined || towardY === undefined
      ? [left + x * SCALE, y * SCALE]
      : [left + x * SCALE, y * SCALE, towardX, towardY];
  const [chest = [], ...others] = portraitCurves();
  const shoulder = others.pop() ?? [];
  const curves: (readonly StrokePoint[])[] = [
    [[0, 0, 0, 1], [0, CHEST - 40, 0, 1], [42, CHEST, 1, 0], ...chest.slice(2)],
    ...others,
    [...shoulder.slice(0, -2), [40, FOOT - 40, -1, 0], [0, FOOT, 0, 1]],
  ];
  return { width: NARROW, height: FOOT * SCALE, d: joined(curves.map((curve) => curve.map(at))) };
}

/** Draws the line signing the sample founder's name across the page. */
export function signatureLine(width: number): Stroke {
  const { left, right } = rails(width);
  const wide = width > 800;
  const [size, x, y] = wide ? [66, 236, 206] : [35, 84, 112];
  const turn = wide ? 26 : 20;
  const back = y + 1.8 * size;
  const rise = 0.052;
  const d = handwriting(site.founder.name, {
    x,
    y,
    size,
    rise,
    before: [
      [left, 0, 0, 1],
      [left, y - turn, 0, 1],
      [left + turn, y, 1, 0],
      [x - 0.9 * size, y, 1, 0],
    ],
    after: [
      [right - 2 * turn, y - 1.1 * size, 1, 0],
      [right, y, 0, 1],
      [right - 2 * turn, back, -1, 0],
      [left + turn, back, -1, 0],
      [left, back + turn, 0, 1],
    ],
  });
  return { width, height: back + turn, d };
}

/** The founder's drawings on the about page; empty unless the site shows the sample founder. */
export const founderDrawings = isDrawnFounder ? { founderLine, signatureLine } : {};
