import { seededRandom } from '../../../lib/random.ts';

/** Returns a 16:9 view box on the page's waves (coach-loop.ts), different for each title. */
export function stillView(title: string): string {
  const random = seededRandom(title);
  const place = (from: number, to: number) => Math.round(from + random() * (to - from));
  return `${place(0, 820)} ${place(20, 140)} 432 243`;
}
