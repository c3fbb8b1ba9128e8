import type { SprintPhase } from '../../content/guide.ts';
import { path, rails, type Stroke } from '../../components/art/stroke.ts';

const WEEK = 7;

/**
 * Returns the drawing of the days as one measured line from the left margin to the right: a tooth per day, a longer one per week, and
 * the longest where a phase ends.
 */
export function daysLine(days: number, phases: readonly SprintPhase[]): (width: number) => Stroke {
  return (width) => {
    const { left, right } = rails(width);
    const wide = width > 800;
    const [y, turn] = wide ? [150, 26] : [170, 20];
    const from = left + (wide ? 60 : 44);
    const step = (right - (wide ? 60 : 44) - from) / days;
    const ends = new Set(phases.map(({ weeks: [, last] }) => last * WEEK));
    const high = (day: number) => {
      if (day === days) return wide ? 128 : 130;
      if (ends.has(day)) return wide ? 88 : 84;
      return day % WEEK === 0 ? (wide ? 44 : 40) : wide ? 16 : 12;
    };
    const teeth = Array.from({ length: days + 1 }, (_, day) => {
      const x = from + day * step;
      return path`H${x}V${y - high(day)}V${y}`;
    });
    return {
      width,
      height: y + turn,
      d:
        path`M${left} 0V${y - turn}Q${left} ${y} ${left + turn} ${y}` +
        teeth.join('') +
        path`H${right - turn}Q${right} ${y} ${right} ${y + turn}`,
      captions: [{ x: from + days * step, y: y + (wide ? 30 : 44), text: `Day ${days}`, anchor: 'end' }],
    };
  };
}
