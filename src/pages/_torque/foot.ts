import { leave, turnOf } from '../../components/art/rail.ts';
import { numbers, path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';
import { crestWheel, edge, heightAt, serviceTeeth } from './crest.ts';
import { arc, circlesOf, climb, descend, onWheel, type Wheel } from './wheel.ts';

/** How far below the wheel's outline the line is back at the margin. */
const SINK = 90;
/** Which of the services' teeth is missing. */
const MISSING = 2;

/** A wheel without one of its teeth. The line passes the teeth before the gap. */
interface Worn {
  wheel: Wheel;
  teeth: number[];
  passed: number[];
  gap: number;
  height: number;
}

/** Returns the wheel of the page's head without one tooth. */
function wornWheel(width: number): Worn {
  const wheel = crestWheel(width);
  const teeth = serviceTeeth(wheel);
  return {
    wheel,
    teeth: teeth.toSpliced(MISSING, 1),
    passed: teeth.slice(0, MISSING),
    gap: teeth[MISSING] ?? 0,
    height: heightAt(wheel, circlesOf(wheel).root, rails(width).left) + SINK + turnOf(width),
  };
}

/** Draws the wheel that the page opens with once more, as a shape, with a gap where a tooth is missing. */
export function foot(width: number): Stroke {
  const { wheel, teeth, height } = wornWheel(width);
  return { width, height, d: edge(wheel, teeth) };
}

/**
 * Draws the line along the wheel, tooth by tooth, on to where the next one should be, and straight down. In the wheel, it goes back
 * to the margin in another color.
 */
export function intoGap(width: number): Stroke {
  const { wheel, passed, gap, height } = wornWheel(width);
  const { root, tip } = circlesOf(wheel);
  const { left } = rails(width);
  const q = turnOf(width);
  const away = width === WIDE ? 16 : 14;
  const along = passed.map(
    (at, index) => (index ? descend(wheel, passed[index - 1] ?? at, away) : '') + climb(wheel, at, away),
  );
  const [startX, startY] = [left + q, heightAt(wheel, root + away, left + q)];
  const [x, ground] = onWheel(wheel, root, gap);
  const [edgeX, edgeY] = [x - q, heightAt(wheel, tip + away, x - q)];
  const back = height - q;
  return {
    width,
    height,
    d:
      path`M${left} 0V${startY - q}Q${left} ${startY} ${startX} ${startY}` +
      along.join('') +
      arc(tip + away, [edgeX, edgeY]) +
      path`Q${x} ${edgeY} ${x} ${edgeY + q}V${ground}`,
    marks: `M${numbers(x, ground)}` + path`V${back - q}Q${x} ${back} ${x - q} ${back}` + leave(width, back, height),
  };
}
