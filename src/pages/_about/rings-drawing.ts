import { arc, type Drawing, short } from '../../components/art/drawing.ts';
import { seededRandom } from '../../lib/random.ts';

const SIZE = 600;
const CENTER = SIZE / 2;
/** Half the height of the channel in which the years stand, as in a core that has been taken out of the wood. */
const CHANNEL = 15;

interface Rings extends Drawing {
  /** Where the years named stand in the channel. */
  years: { year: number; x: number; y: number }[];
  /** The same rings as the core shows them that was taken out: a mark a year, in a box of 300 by 48. */
  core: string;
}

/**
 * Growth rings, one for each year of a career: uneven as years are, some wide and some narrow, and none quite about the
 * center of the one inside it. They leave a channel free to the left, in which every tenth year and the last are named.
 */
export function ringsDrawing(seed: string, career: number): Rings {
  const random = seededRandom(seed);
  const years: Rings['years'] = [];
  const radii: number[] = [];
  let [radius, x] = [20, CENTER];
  const strokes = Array.from({ length: career }, (_, index) => {
    radius += 5 + random() * 7;
    radii.push(radius);
    x = Math.max(CENTER - 12, Math.min(CENTER + 12, x + (random() - 0.5) * 5));
    const half = (Math.asin(CHANNEL / radius) * 180) / Math.PI;
    const year = index + 1;
    if (year % 10 === 0 || year === 1) years.push({ year, x: Number(short(x - radius)), y: CENTER });
    return arc(x, CENTER, radius, 180 + half, 360 - 2 * half);
  });
  const [first = 0, last = 1] = [radii.at(0), radii.at(-1)];
  const core = radii.map((year) => `M${short(((year - first) / (last - first)) * 297)} 0q2.5 24 0 48`).join('');
  return { width: SIZE, height: SIZE, strokes, years, core };
}
