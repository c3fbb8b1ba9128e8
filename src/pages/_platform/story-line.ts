import { enter, leave, turnOf } from '../../components/art/rail.ts';
import { sofa } from '../../components/art/sofa.ts';
import { path, rails, WIDE } from '../../components/art/stroke.ts';
import { lengthOf, type Scene, type Word } from '../_shared/scene-words.ts';

/** A day of the customer's story, and the modules that she meets on it. */
export interface StoryDay {
  day: string;
  names: readonly string[];
}

/**
 * Draws one customer's story: the line runs under each day with the modules that she meets, and turns back where they end. On the
 * second-to-last day, whose order is text, it draws the sofa.
 */
export function storyLine(days: readonly StoryDay[], order: string): (width: number) => Scene {
  return (width) => {
    const wide = width === WIDE;
    const { left } = rails(width);
    const q = turnOf(width);
    const [top, tall, from, names, size, between] = wide ? [48, 90, 120, 236, 52, 34] : [30, 92, 66, 186, 37, 20];
    // On a phone, the sofa has a place of its own below the day.
    const [seat, breadth, below] = wide ? [810, 490, 0] : [96, 540, 216];
    const ordering = days.length - 2;
    const topOf = (at: number) => top + at * tall + (at > ordering ? below : 0);
    const rows = days.map(({ day, names: met }, at) => {
      const y = topOf(at) + tall / 2 + size * 0.3;
      const words: Word[] = [{ x: from, y, text: day }];
      let end = names;
      for (const text of met) {
        const word = { x: end, y, size, text };
        words.push(word);
        end += lengthOf(word) + between;
      }
      if (at === ordering) words.push({ x: end, y, size: wide ? 38 : 32, text: order });
      return { words, end: end + tall / 4 };
    });
    // Every second turn encloses a day, the last one too, so that the pen ends at the margin.
    const last = rows.length - 1;
    const height = topOf(last) + tall + q + 14;
    const bows = rows.map(({ end }, at) => {
      if ((last - at) % 2) return '';
      const y = topOf(at);
      const isSeat = at - 1 === ordering;
      const to = isSeat ? seat + breadth + (wide ? 60 : 50) : Math.max(end, rows[at - 1]?.end ?? 0);
      return (
        (at < 2 ? enter(width, y) : path`V${y - q}Q${left} ${y} ${left + q} ${y}`) +
        (isSeat ? path`H${seat}` + sofa(breadth) : '') +
        path`H${to - tall / 2}a${tall / 2} ${tall / 2} 0 0 1 0 ${tall}` +
        leave(width, y + tall, at === last ? height : y + tall + q)
      );
    });
    return { width, height, d: bows.join(''), words: rows.flatMap(({ words }) => words) };
  };
}
