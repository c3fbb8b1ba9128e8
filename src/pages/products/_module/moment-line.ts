import { enter, leave, turnOf } from '../../../components/art/rail.ts';
import { path, rails, WIDE } from '../../../components/art/stroke.ts';
import { customerStory } from '../../../content/customer-story.ts';
import { lengthOf, type Scene, wrapped } from '../../_shared/scene-words.ts';

/** Draws the customer's way through a module: her sentences on the line, which turns back where they end. */
export function momentLine(text: string): (width: number) => Scene {
  return (width) => {
    const wide = width === WIDE;
    const { left, right } = rails(width);
    const q = turnOf(width);
    const [x, clear, largest, most] = wide ? [120, 64, 148, 4] : [66, 30, 92, 7];
    const { size, lines } = set(text, right - clear - x, largest, most);
    const leading = size * 1.36;
    // Every turn to the right encloses a line. With an odd number, the first one is enclosed too, so that the pen ends at the margin.
    const isOdd = lines.length % 2 === 1;
    const head = isOdd ? q + 2 : 0;
    const height = head + lines.length * leading + q + 12;
    const words = lines.map((one, at) => ({ x, y: head + (at + 1) * leading - size * 0.32, size, text: one }));
    const bows = words.flatMap((word, at) => {
      if ((at % 2 === 0) !== isOdd) return [];
      const above = words[at - 1];
      const end = Math.max(lengthOf(word), above ? lengthOf(above) : 0) + x + clear;
      const y = head + at * leading;
      const r = leading / 2;
      return [
        (at < 2 ? enter(width, y) : path`V${y - q}Q${left} ${y} ${left + q} ${y}`) +
          path`H${Math.min(right, end) - r}a${r} ${r} 0 0 1 0 ${leading}` +
          leave(width, y + leading, at === words.length - 1 ? height : y + leading + q),
      ];
    });
    return { width, height, d: bows.join(''), words };
  };
}

/** Breaks a text into the fewest lines that their largest size allows, about as long as each other. */
function set(text: string, room: number, largest: number, most: number) {
  const ways = Array.from({ length: 120 }, (_, at) => {
    const lines = wrapped(text, at + 8);
    const widest = Math.max(...lines.map((one) => lengthOf({ x: 0, y: 0, size: 100, text: one }))) / 100;
    return { lines, size: Math.min(largest, room / widest) };
  }).filter(({ lines }) => lines.length <= most);
  const size = Math.max(...ways.map((way) => way.size));
  const best = ways.filter((way) => way.size === size);
  const fewest = Math.min(...best.map(({ lines }) => lines.length));
  return { size, lines: best.find(({ lines }) => lines.length === fewest)?.lines ?? [text] };
}

/** Returns what the customer does at a module, by its address. */
export function saidAt(slug: string): string {
  return customerStory
    .filter((moment) => moment.slug === slug)
    .map(({ text }) => text)
    .join(' ');
}
