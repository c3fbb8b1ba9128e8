import { enter, turnOf } from '../../components/art/rail.ts';
import { sofa } from '../../components/art/sofa.ts';
import { path, rails, WIDE } from '../../components/art/stroke.ts';
import { lengthOf, type Scene, type Word } from '../_shared/scene-words.ts';

/** A day of the customer's story, and the modules that she meets on it. */
export interface StoryDay {
  day: string;
  names: readonly string[];
}

/**
 * Draws one customer's story: the line leaves the margin for each day, goes around the modules that she meets, and comes back. The
 * second-to-last day shows her order as text.
 */
export function storyLine(days: readonly StoryDay[], order: string): (width: number) => Scene {
  return (width) => {
    const wide = width === WIDE;
    const { left } = rails(width);
    const q = turnOf(width);
    const [top, tall, gap, from, names, size, between] = wide
      ? [48, 72, 18, 120, 236, 46, 34]
      : [30, 76, 20, 66, 186, 35, 20];
    // On a phone, the sofa has a row of its own.
    const [seat, breadth, above] = wide ? [810, 490, 0] : [96, 540, 200];
    const rows = days.map((one, at) => {
      const ordering = days.length - 2;
      return row(one, top + at * (tall + gap) + (at < ordering ? 0 : above), at === ordering);
    });

    function row({ day, names: met }: StoryDay, y: number, ordered: boolean) {
      const middle = y + tall / 2 + size * 0.3;
      const words: Word[] = [{ x: from, y: middle, text: day }];
      let x = names;
      for (const text of met) {
        const word = { x, y: middle, size, text };
        words.push(word);
        x += lengthOf(word) + between;
      }
      if (ordered) words.push({ x, y: middle, size: wide ? 34 : 30, text: order });
      return { y, words, ordered, end: x };
    }

    let d = '';
    for (const [at, { y, ordered, end }] of rows.entries()) {
      const to = ordered ? seat + breadth + (wide ? 20 : 6) : end;
      d += at === 0 ? enter(width, y) : path`V${y - gap / 2}Q${left} ${y} ${left + gap / 2} ${y}`;
      d += ordered ? path`H${seat}` + sofa(breadth) : '';
      const foot = y + tall;
      d += path`H${to}a${tall / 2} ${tall / 2} 0 0 1 0 ${tall}H${left + gap / 2}Q${left} ${foot} ${left} ${foot + gap / 2}`;
    }
    const height = (rows.at(-1)?.y ?? 0) + tall + q + 14;
    return { width, height, d: `${d}${path`V${height}`}`, words: rows.flatMap(({ words }) => words) };
  };
}
