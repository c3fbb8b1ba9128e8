import { enter, leave } from '../../components/art/rail.ts';
import { numbers, path, WIDE } from '../../components/art/stroke.ts';
import type { Scene } from '../_shared/scene-words.ts';
import { dayRoute, type Knot } from './day-route.ts';
import { decision } from './decision.ts';

/** A day from the morning to the evening, on a 24-hour clock. */
export interface Day {
  from: number;
  hours: number;
  /** The hours' names, from the first to the end of the last. */
  clock: readonly string[];
}

/**
 * Places the day on its page: the height of its first hour, the length of all of them, the left and right ends of the hours' rules,
 * the x of the day's ground, how far the line swings out for a talk and for a table, the figures, the room below them at the end, and the
 * decision's letters.
 */
function layout(width: number) {
  return width === WIDE
    ? {
        top: 72,
        length: 1656,
        rules: [120, 1320],
        ground: 325,
        talk: 790,
        table: 520,
        figures: 68,
        below: 32,
        letters: 152,
        wide: 1.2,
      }
    : {
        top: 60,
        length: 1584,
        rules: [66, 683],
        ground: 184,
        talk: 430,
        table: 190,
        figures: 44,
        below: 106,
        letters: 146,
        wide: 1,
      };
}

/**
 * Draws a day as a page of a diary, one rule per hour, with one line through it to scale: it leaves the margin at the first hour, swings
 * out for each talk, goes straight on in the quiet, parts into strands for the tables, writes the decision in the last two hours,
 * and is back in the margin at the last.
 */
export function dayLine({ from, hours, clock }: Day): (width: number) => Scene {
  return (width) => {
    const { top, length, rules, ground, talk, table, figures, below, letters, wide } = layout(width);
    const [start = 0, end = 0] = rules;
    const at = (hour: number) => top + (length * hour) / hours;
    const [foot, height] = [at(hours), at(hours) + figures + below];
    const { knots, writing } = dayRoute(from, hours, { talk, table });
    const [first = 0, peak = 0] = knots[1] ?? [];
    return {
      width,
      height,
      d:
        enter(width, top) +
        // Along the first hour's rule, and straight on into the first talk.
        path`H${ground}C${ground + peak * 0.75} ${top} ${ground + peak} ${at(first * 0.7)} ${ground + peak} ${at(first)}` +
        knots
          .slice(2)
          .map((to, index) =>
            on(knots[index + 1] ?? to, to, knots[index + 3], ([hour, out]) => [ground + out, at(hour)]),
          )
          .join('') +
        decision(width, { ground, from: at(writing), foot, letters, wide }) +
        leave(width, foot, height),
      marks: clock.map((_, hour) => path`M${start} ${at(hour)}H${end}v1H${start}z`).join(''),
      words: clock.map((text, hour) => ({ x: start, y: at(hour) + figures, size: figures, text })),
    };
  };
}

type Place = (knot: Knot) => readonly [x: number, y: number];

/** Draws the line from one of a day's knots to the next, level at both. Before the quiet, it comes along the hour's rule and turns. */
function on(from: Knot, to: Knot, next: Knot | undefined, place: Place): string {
  if (from[1] === to[1]) return `L${numbers(...place(to))}`;
  const middle = (from[0] + to[0]) / 2;
  if (next?.[1] === to[1] && from[0] < to[0] && to[0] < next[0]) {
    const turn = [to[0], from[1] / 12] as const;
    const along = [...place([middle, from[1]]), ...place([to[0], from[1] / 3]), ...place(turn)];
    return `C${numbers(...along)}Q${numbers(...place(to), ...place([2 * to[0] - middle, 0]))}`;
  }
  return `C${numbers(...place([middle, from[1]]), ...place([middle, to[1]]), ...place(to))}`;
}
