import { arc, type Drawing, short } from '../../components/art/drawing.ts';
import { seededRandom } from '../../lib/random.ts';

const SIZE = 600;
const CENTER = SIZE / 2;
/** Half the height of the channel for the years, like a core taken from the wood. */
const CHANNEL = 15;

interface Rings extends Drawing {
  /** Positions of the named years in the channel. */
  years: { year: number; x: number; y: number }[];
  /** The rings as the core shows them: one mark per year, in a box of 300 × 48. */
  core: string;
}

/**
 * Draws growth rings, one per year of a career, of uneven width and slightly off center. A channel on the left stays free for the
 * labels of every tenth year and the last.
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
