import { enter, leave, turnOf } from '../../../components/art/rail.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { reviews } from '../../../content/dashboard.ts';
import { fitted } from '../../_shared/scene-words.ts';
import { type Draw, dropDown, type Lines } from './stage.ts';

/** Draws what several customers wrote as lines that become one: the topic of them all. What the company does about it is below. */
export const topic =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, until, meet, first, apart, size] = wide ? [120, 660, 800, 72, 96, 52] : [66, 540, 654, 64, 90, 46];
    const { name, quotes } = reviews.topic;
    const rows = quotes.map((text, row) => ({ x, y: first + row * apart, size, text: `“${text}”` }));
    const middle = first + Math.floor(quotes.length / 2) * apart;
    const half = (meet - until) / 2;
    // From where they meet, out to the start of each and back.
    const branches = rows
      .filter(({ y }) => y !== middle)
      .map(({ y }) => {
        const [out, back] = [meet - half, until + half];
        return path`C${out} ${middle} ${back} ${y} ${until} ${y}H${x}H${until}C${back} ${y} ${out} ${middle} ${meet} ${middle}`;
      });
    const lowest = first + (quotes.length - 1) * apart;
    const result = line(4).text.split(/(?<=,) /);
    const home = lowest + (wide ? 84 : 310);
    const height = home + turnOf(width) + 12;
    const title = wide
      ? { x: width - x, y: middle - 26, size: 92, text: name, anchor: 'end' as const }
      : { x, y: home - 134, size: 116, text: name };
    const end = wide ? { x: width - x, anchor: 'end' as const } : { x };
    const below = result.map((text, at) => ({ ...end, y: (wide ? middle + 62 : home - 72) + at * 46, size: 40, text }));
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
        ...fitted(rows, until - x).map((row) => ({ ...row, y: row.y - 14 })),
        ...below,
        ...fitted([title], wide ? width - x - meet - 20 : width - 2 * x),
      ],
    };
  };
