import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';
import { seededRandom } from '../../lib/random.ts';

/** Years that the road names. */
const NAMED = (year: number, career: number) => year === 1 || year % 10 === 0 || year === career;

/**
 * Returns the drawing of a career as a road across the page and back to the margin: one bend per year, early ones tight and
 * late ones wide.
 */
export function careerRoad(career: number): (width: number) => Stroke {
  return (width) => {
    const { left, right } = rails(width);
    const wide = width > 800;
    const [middle, height, turn] = wide ? [150, 330, 26] : [110, 230, 20];
    const random = seededRandom('career');
    const from = left + (wide ? 90 : 60);
    const span = right - (wide ? 90 : 66) - from;
    const weights = Array.from({ length: career }, (_, year) => 0.6 + year / career + random() * 0.5);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    let passed = 0;
    const bends = weights.map((weight, index): StrokePoint => {
      const x = from + ((passed + weight / 2) / total) * span;
      passed += weight;
      const reach = (wide ? 26 : 14) + (index / career) * (wide ? 66 : 36) * (0.6 + random() * 0.5);
      return [x, middle + (index % 2 ? reach : -reach), 1, 0];
    });
    const back = height - turn;
    const points: StrokePoint[] = [
      [left, 0, 0, 1],
      [left, middle - turn, 0, 1],
      [left + turn, middle, 1, 0],
      ...bends,
      [right - turn, middle, 1, 0],
      [right, middle + turn, 0, 1],
      [right, back - turn, 0, 1],
      [right - turn, back, -1, 0],
      [left + turn, back, -1, 0],
      [left, height, 0, 1],
    ];
    const labels = bends.flatMap(([x, y], index) =>
      NAMED(index + 1, career) ? [{ x, y: y + (y > middle ? 26 : -14) * (wide ? 1 : 1.4), text: `${index + 1}` }] : [],
    );
    return { width, height, d: smooth(points), labels };
  };
}
