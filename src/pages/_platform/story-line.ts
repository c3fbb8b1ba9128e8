import { enter, leave, turnBack, turnOf } from '../../components/art/rail.ts';
import { sofa, sofaHeight } from '../../components/art/sofa.ts';
import { path, rails, WIDE } from '../../components/art/stroke.ts';
import { lengthOf, type Scene, type Word } from '../_shared/scene-words.ts';
import { type StoryDay, WEEK } from './story-days.ts';

/** Sets words one after the other from a place. */
function inRow(texts: readonly string[], { x, y, size }: { x: number; y: number; size: number }, gap: number): Word[] {
  let at = x;
  return texts.map((text) => {
    const word = { x: at, y, size, text };
    at += lengthOf(word) + gap;
    return word;
  });
}

/**
 * Draws one customer's week: above each day are the modules that she meets, on the last stands the sofa that she orders, and what
 * comes later is on the way back. On a wide screen the days are to scale, and one without a module is a tick; on a phone, each is a turn of
 * the line.
 */
export function storyLine(days: readonly StoryDay[], order: string): (width: number) => Scene {
  const inWeek = days.filter(({ day }) => WEEK.includes(day));
  const later = days.filter(({ day }) => !WEEK.includes(day));
  return (width) => (width === WIDE ? across(width, inWeek, later, order) : down(width, inWeek, later, order));
}

function across(width: number, inWeek: readonly StoryDay[], later: readonly StoryDay[], order: string): Scene {
  // The sofa starts at the eighth of twelve columns, as the text does.
  const [from, apart, ground, size, row] = [120, 143.73, 284, 44, 50];
  const breadth = width - from - (from + (WEEK.length - 1) * apart);
  const home = ground + 128;
  const words: Word[] = [];
  let rest = inWeek.filter(({ day }) => day !== WEEK.at(-1)).flatMap(({ names }) => names).length;
  const parts = WEEK.map((name, at) => {
    const x = from + at * apart;
    const met = inWeek.find(({ day }) => day === name)?.names ?? [];
    if (met.length > 0) words.push({ x, y: ground + 36, text: name });
    if (at === WEEK.length - 1) {
      words.push({ x, y: ground - sofaHeight(breadth) - 24, size: 40, text: order });
      return path`H${x}` + sofa(breadth);
    }
    // Each name on its own level, the last one nearest to the line.
    const level = rest;
    rest -= met.length;
    words.push(...met.map((text, below) => ({ x: x + 12, y: ground - 16 - (level - 1 - below) * row, size, text })));
    const pole = level * row + 4;
    return met.length > 0 ? path`H${x}v${-pole}v${pole}` : path`H${x}v8v-8`;
  });
  for (const { day, names } of later)
    words.push({ x: from, y: home - 18, text: day }, ...inRow(names, { x: from + 116, y: home - 18, size: 40 }, 34));
  const height = home + turnOf(width) + 14;
  const d = enter(width, ground) + parts.join('') + turnBack(width, ground, home) + leave(width, home, height);
  return { width, height, d, words };
}

function down(width: number, inWeek: readonly StoryDay[], later: readonly StoryDay[], order: string): Scene {
  const { left, right } = rails(width);
  const [x, names, top, apart, size, gap] = [66, 192, 84, 88, 38, 20];
  const breadth = width - x - names - 20;
  const high = sofaHeight(breadth);
  const turn = turnOf(width);
  const words: Word[] = [];
  let [d, y, isGoingRight] = [path`M${left} 0`, top - apart, true];
  /** Goes down the margin to the next height, across the page and into the other margin. */
  const cross = (fall: number, drawing = '') => {
    y += fall;
    const [from, to, ahead] = isGoingRight ? [left, right, turn] : [right, left, -turn];
    d +=
      path`V${y - turn}Q${from} ${y} ${from + ahead} ${y}` +
      drawing +
      path`H${to - ahead}Q${to} ${y} ${to} ${y + turn}`;
    isGoingRight = !isGoingRight;
  };
  for (const { day, names: met } of [...inWeek, ...later]) {
    const hasSofa = day === WEEK.at(-1);
    cross(hasSofa ? apart + high : apart, hasSofa ? path`H${names}` + sofa(breadth) : '');
    words.push(
      { x, y: y - 14, text: day },
      ...(hasSofa
        ? [{ x: names, y: y - high - 20, size: 34, text: order }]
        : inRow(met, { x: names, y: y - 14, size }, gap)),
    );
  }
  if (!isGoingRight) cross(2 * turn);
  const height = y + 2 * turn + 14;
  return { width, height, d: d + path`V${height}`, words };
}
