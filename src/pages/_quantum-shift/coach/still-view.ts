import { seededRandom } from '../../../lib/random.ts';

/** A detail of the page's waves (coach-loop.ts), 16 to 9, of its own for every title, as a view box. */
export function stillView(title: string): string {
  const random = seededRandom(title);
  const place = (from: number, to: number) => Math.round(from + random() * (to - from));
  return `${place(0, 820)} ${place(20, 140)} 432 243`;
}
