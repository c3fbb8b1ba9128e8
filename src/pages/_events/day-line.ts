import { handwriting } from '../../components/art/handwriting.ts';
import { enter, turnOf } from '../../components/art/rail.ts';
import { NARROW, numbers, path, rails, type StrokePoint, WIDE } from '../../components/art/stroke.ts';
import { withoutStart } from '../../components/art/table-line.ts';
import type { Scene } from '../_shared/scene-words.ts';
import { dayRoute, type Knot } from './day-route.ts';

/** A day from the morning to the evening, on a 24-hour clock. */
export interface Day {
  from: number;
  hours: number;
  /** The hours' names, from the first to the end of the last. */
  clock: readonly string[];
}

type Place = (knot: Knot) => readonly [x: number, y: number];

/**
 * Draws a day as one line to scale: it rises for each talk, lies flat for the quiet, parts into strands for the tables, and
 * writes the decision in the last two hours. Then it goes down the right margin. On a phone, the day goes down the page.
 */
export function dayLine(day: Day): (width: number) => Scene {
  return (width) => (width === WIDE ? across(day) : down(day));
}

function across({ from, hours, clock }: Day): Scene {
  const [ground, start, end] = [430, 120, 1320];
  const height = ground + 58;
  const { right } = rails(WIDE);
  const last = clock.length - 1;
  const at = (hour: number) => start + ((end - start) * hour) / hours;
  const { knots, tables, writing } = dayRoute(from, hours, { talk: 180, table: 350 });
  // From the start of each part, a mark leads to the words about it.
  const ticks = [
    ...[0, tables, writing].map((hour) => tick(at(hour), ground, 1.25, 56)),
    ...clock.flatMap((_, hour) => (hour < writing ? tick(at(hour), ground, 1.25, 14) : [])),
  ];
  const decision = answer({
    x: at(writing) + 34,
    y: ground - 156,
    size: 106,
    stretch: 0.84,
    before: [at(writing), ground, 1, 0],
    after: [right, ground - 80, 0, 1],
  });
  return {
    width: WIDE,
    height,
    d: enter(WIDE, ground) + through(knots, ([hour, rise]) => [at(hour), ground - rise]) + decision + path`V${height}`,
    marks: ticks.join(''),
    words: clock.map((text, hour) => ({
      x: at(hour) + (hour < last ? 9 : -9),
      y: ground + 34,
      text,
      anchor: hour < last ? undefined : 'end',
    })),
  };
}

function down({ from, hours, clock }: Day): Scene {
  const [ground, start, length] = [126, 50, 1404];
  const turn = turnOf(NARROW);
  const { right } = rails(NARROW);
  const at = (hour: number) => start + (length * hour) / hours;
  const [foot, height] = [at(hours), at(hours) + 50];
  const { knots, writing } = dayRoute(from, hours, { talk: 250, table: 200 });
  const size = (foot - at(writing)) / 2.4;
  const decision = answer({
    x: ground + 70,
    y: foot - 1.24 * size,
    size,
    before: [ground, at(writing), 0, 1],
    after: [right, foot, 0, 1],
  });
  return {
    width: NARROW,
    height,
    d:
      enter(NARROW, turn) +
      path`H${ground - turn}Q${ground} ${turn} ${ground} ${2 * turn}` +
      through(knots, ([hour, rise]) => [ground + rise, at(hour)]) +
      decision +
      path`V${height}`,
    marks: clock.map((_, hour) => tick(ground - 16, at(hour), 16, 2)).join(''),
    words: clock.map((text, hour) => ({ x: ground - 24, y: at(hour) + 9, text, anchor: 'end' })),
  };
}

/** Draws a line through a day's knots, level at each. */
function through(knots: readonly Knot[], place: Place): string {
  return knots
    .map((to, index) => {
      const from = knots[index - 1] ?? to;
      if (from[1] === to[1]) return `L${numbers(...place(to))}`;
      const middle = (from[0] + to[0]) / 2;
      return `C${numbers(...place([middle, from[1]]), ...place([middle, to[1]]), ...place(to))}`;
    })
    .join('');
}

/** Writes a guest's decision by hand. */
function answer({
  before,
  after,
  ...writing
}: {
  x: number;
  y: number;
  size: number;
  stretch?: number;
  before: StrokePoint;
  after: StrokePoint;
}): string {
  const written = handwriting('yes', { ...writing, before: [before], after: [after] });
  return path`L${before[0]} ${before[1]}` + withoutStart(written);
}

function tick(x: number, y: number, width: number, height: number): string {
  return path`M${x} ${y}h${width}v${height}h${-width}z`;
}
