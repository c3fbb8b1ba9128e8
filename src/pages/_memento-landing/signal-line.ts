import { short } from '../../components/art/drawing.ts';

/** A signal's weeks as a line in a box of 240 by 48, from its lowest value to its highest. */
export function signalLine(weeks: readonly number[]): string {
  const [low, high] = [Math.min(...weeks), Math.max(...weeks)];
  const points = weeks.map((value, week) => {
    const x = (week / (weeks.length - 1)) * 240;
    return `${short(x)} ${short(42 - ((value - low) / (high - low || 1)) * 36)}`;
  });
  return `M${points.join('L')}`;
}
