import { onCircle } from '../../components/art/drawing.ts';
import { turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

/** A throw: the ground, where it swings and in which radius, and how high it flies. */
interface Throw {
  ground: number;
  x: number;
  radius: number;
  high: number;
}
/** On wide screens, it rises past the drawing's top, next to the words. */
const ON_WIDE: Throw = { ground: 150, x: 566, radius: 84, high: 520 };
const ON_NARROW: Throw = { ground: 400, x: 190, radius: 48, high: 330 };

/** The direction in which the throw leaves its swing, in degrees above the ground. */
const RELEASE = 60;

/** Draws the throw: the line leaves the margin, swings around once, lets go and flies over the page's right edge. */
export function throwLine(width: number): Stroke {
  const { ground, x, radius: r, high } = width > 800 ? ON_WIDE : ON_NARROW;
  const { left } = rails(width);
  const q = turnOf(width);
  const [fromX, fromY] = onCircle(x, ground - r, r, 90 - RELEASE);
  const top = fromY - high;
  const half = high / Math.tan((RELEASE * Math.PI) / 180);
  return {
    width,
    height: ground + 4,
    d:
      path`M${left} ${ground - q}Q${left} ${ground} ${left + q} ${ground}H${x}` +
      path`a${r} ${r} 0 1 0 -.1 0A${r} ${r} 0 0 0 ${fromX} ${fromY}` +
      path`Q${fromX + half} ${top} ${fromX + 2 * half} ${top}T${fromX + 4 * half} ${fromY}`,
  };
}

/** The box of a deliverable's throws, as wide as its column, and the size of one. The box holds ten. */
export const THROWS = { width: 200, height: 44 } as const;
const [ACROSS, HIGH] = [19, 36];

/** Draws so many equal throws on one ground, one per piece of a deliverable. */
export function throwsOf(pieces: number): string {
  const ground = THROWS.height;
  const hops = Array.from({ length: pieces }, (_, piece) => {
    const x = piece * ACROSS;
    return path`Q${x + ACROSS / 2} ${ground - 2 * HIGH} ${x + ACROSS} ${ground}`;
  });
  return `M0 ${ground}${hops.join('')}`;
}
