import { leave, turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, smooth, type Stroke, WIDE } from '../../components/art/stroke.ts';
import { crestWheel, depthAtMargin, edge, FIRST, spacing, teethOf } from './crest.ts';
import { circlesOf, onWheel, tooth, type Wheel } from './wheel.ts';

/** How far below the wheel's outline the line is back at the margin. */
const SINK = 90;

/** A wheel without one of its teeth. The teeth that the line passes are the ones from the page's first to the gap. */
interface Worn {
  wheel: Wheel;
  teeth: number[];
  passed: number[];
  gap: number;
  height: number;
}

/** Returns the wheel of the page's head without its third tooth; on a phone, closer and without its second. */
function wornWheel(width: number): Worn {
  const wide = width === WIDE;
  const place = wide ? spacing(width) : { first: 150, pitch: 250 };
  const wheel = crestWheel(width, place);
  const teeth = teethOf(width, place);
  const missing = FIRST + (wide ? 2 : 1);
  return {
    wheel,
    teeth: teeth.toSpliced(missing, 1),
    passed: teeth.slice(FIRST, missing),
    gap: teeth[missing] ?? 0,
    height: wheel.y - depthAtMargin(wheel, width) + SINK + turnOf(width),
  };
}

/** Draws the wheel that the page opens with once more, as a shape, with a gap where a tooth is missing. */
export function foot(width: number): Stroke {
  const { wheel, teeth, height } = wornWheel(width);
  return { width, height, d: edge(wheel, teeth) };
}

/** Draws the line over the teeth and down into the gap. In the wheel, it goes back to the margin in another color. */
export function intoGap(width: number): Stroke {
  const { wheel, passed, gap, height } = wornWheel(width);
  const { root, tip } = circlesOf(wheel);
  const tips = passed.map((degrees) => {
    const { rise, fall } = tooth(wheel, degrees - 90);
    return { from: rise.at(-1) ?? [0, 0], to: fall[0] ?? [0, 0] };
  });
  const over = tips.map(({ from, to }) => path`L${from[0]} ${from[1]}A${tip} ${tip} 0 0 1 ${to[0]} ${to[1]}`);
  const [{ from, to } = { from: [0, 0], to: [0, 0] }] = tips;
  const slope = (to[1] - from[1]) / (to[0] - from[0]);
  const { left } = rails(width);
  const q = turnOf(width);
  const [startX, startY] = [left + q, from[1] - slope * (from[0] - left)];
  const [edgeX = 0, edgeY = 0] = tips.at(-1)?.to ?? [];
  const [x, ground] = onWheel(wheel, root, gap - 90);
  const back = height - q;
  const drop = smooth([
    [edgeX, edgeY, 1, 0],
    [x, ground, 0, 1],
  ]);
  return {
    width,
    height,
    d:
      path`M${left} 0V${startY - q}Q${left} ${startY} ${startX} ${startY + slope * q}` +
      over.join('') +
      drop.replace('M', 'L'),
    marks: `M${numbers(x, ground)}` + path`V${back - q}Q${x} ${back} ${x - q} ${back}` + leave(width, back, height),
  };
}
