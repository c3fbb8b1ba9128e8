import { enter, leave, turnBack } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';

/** Positions of the first and the last hour, as shares of the page's width. */
const HOURS_FROM = 0.12;
const HOURS_TO = 0.9;
/** A day from the morning to the evening, on a 24-hour clock. */
export interface Day {
  from: number;
  hours: number;
}

/** Draws a day as one line: for every hour up to the sun's height and down again, then home below the labels. */
export function dayLine({ from, hours }: Day): (width: number) => Stroke {
  return (width) => {
    const [ground, high, half] = width > 800 ? [330, 300, 9] : [300, 270, 7];
    const apart = ((HOURS_TO - HOURS_FROM) * width) / hours;
    const stems = Array.from({ length: hours + 1 }, (_, hour) => {
      const sun = Math.sin(((from + hour - 6) / 13) * Math.PI);
      const rise = Math.max(40, high * sun) - half;
      return path`H${HOURS_FROM * width + hour * apart - half}v${-rise}a${half} ${half} 0 0 1 ${2 * half} 0v${rise}`;
    });
    const back = ground + (width > 800 ? 72 : 96);
    const height = back + 60;
    return {
      width,
      height,
      d: enter(width, ground) + stems.join('') + turnBack(width, ground, back) + leave(width, back, height),
    };
  };
}
