import { short } from '../../components/art/drawing.ts';

/** A signal's weeks as a line in a box of 240 by 48, from its lowest value to its highest. */
export function signalLine(weeks: readonly number[]): string {
  return `M${points(weeks).join('L')}`;
}

/** The weeks worth a mark, each a line of no length, for round ends: the one where the signal turned, and the last. */
export function signalMarks(weeks: readonly number[]): { turn: string; last: string } {
  const [first = 0, last = 0] = [weeks[0], weeks.at(-1)];
  const turned = weeks.indexOf(last > first ? Math.min(...weeks) : Math.max(...weeks));
  const all = points(weeks);
  return { turn: `M${all[turned]}h0`, last: `M${all.at(-1)}h0` };
}

function points(weeks: readonly number[]): string[] {
  const [low, high] = [Math.min(...weeks), Math.max(...weeks)];
  return weeks.map((value, week) => {
    const x = (week / (weeks.length - 1)) * 240;
    return `${short(x)} ${short(42 - ((value - low) / (high - low || 1)) * 36)}`;
  });
}
