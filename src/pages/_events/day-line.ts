import { enter, leaveRight } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';

/** Positions of the first and the last hour, as shares of the page's width. */
const HOURS_FROM = 0.12;
const HOURS_TO = 0.9;
/** A day from the morning to the evening, on a 24-hour clock. */
export interface Day {
  from: number;
  hours: number;
  /** What happens in the morning and in the afternoon. */
  halves?: readonly string[];
}

/** Draws a day as one line: up, along for as long as an hour lasts, and down again for the next, then down the right margin. */
export function dayLine({ from, hours, halves = [] }: Day): (width: number) => Stroke {
  return (width) => {
    const [ground, high, gap, q] = width > 800 ? [210, 150, 16, 14] : [220, 150, 10, 10];
    const apart = ((HOURS_TO - HOURS_FROM) * width) / hours;
    const rise = high - q;
    const across = apart - gap - 2 * q;
    const blocks = Array.from(
      { length: hours },
      (_, hour) =>
        path`H${HOURS_FROM * width + hour * apart + gap / 2}v${-rise}a${q} ${q} 0 0 1 ${q} ${-q}h${across}a${q} ${q} 0 0 1 ${q} ${q}v${rise}`,
    );
    const height = ground + (width > 800 ? 80 : 104);
    const noon = 12 - from;
    const labels = halves.map((text, half) => ({
      x: (HOURS_FROM + ((HOURS_TO - HOURS_FROM) * (noon + (half ? hours : 0))) / hours / 2) * width,
      y: ground - high - (width > 800 ? 16 : 20),
      text,
    }));
    return {
      width,
      height,
      labels,
      d: enter(width, ground) + blocks.join('') + leaveRight(width, ground, height),
    };
  };
}
