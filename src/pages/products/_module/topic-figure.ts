import { enter, leave, turnOf } from '../../../components/art/rail.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { reviews } from '../../../content/dashboard.ts';
import { fitted } from '../../_shared/scene-words.ts';
import { type Draw, dropDown } from './stage.ts';

/** Draws what several customers wrote as lines that become one: the topic of them all. */
export const topic: Draw = (width) => {
  const wide = width === WIDE;
  const [x, end, meet, first, apart, size] = wide ? [120, 660, 800, 72, 96, 52] : [66, 540, 654, 64, 90, 46];
  const { name, quotes } = reviews.topic;
  const rows = quotes.map((text, row) => ({ x, y: first + row * apart, size, text: `“${text}”` }));
  const middle = first + Math.floor(quotes.length / 2) * apart;
  const half = (meet - end) / 2;
  // From where they meet, out to the start of each and back.
  const branches = rows
    .filter(({ y }) => y !== middle)
    .map(({ y }) => {
      const [out, back] = [meet - half, end + half];
      return path`C${out} ${middle} ${back} ${y} ${end} ${y}H${x}H${end}C${back} ${y} ${out} ${middle} ${meet} ${middle}`;
    });
  const lowest = first + (quotes.length - 1) * apart;
  const home = lowest + (wide ? 70 : 210);
  const height = home + turnOf(width) + 12;
  const title = wide
    ? { x: width - x, y: middle - 26, size: 92, text: name, anchor: 'end' as const }
    : { x, y: home - 34, size: 116, text: name };
  return {
    width,
    height,
    d:
      enter(width, middle) +
      path`H${meet}` +
      branches.join('') +
      dropDown(width, middle, home) +
      leave(width, home, height),
    words: [
      ...fitted(rows, end - x).map((row) => ({ ...row, y: row.y - 14 })),
      ...fitted([title], wide ? width - x - meet - 20 : width - 2 * x),
    ],
  };
};
