import { enter, leave } from '../../components/art/rail.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/** Draws a promise: the line leaves today, comes down on its date, and goes home below, past a tick for each day in between. */
export function promiseLine(days: number): (width: number) => Stroke {
  return (width) => {
    const wide = width === WIDE;
    const [ground, today, due, high, ring] = wide ? [310, 160, 1266, 270, 15] : [330, 96, 590, 270, 15];
    const back = ground + (wide ? 64 : 76);
    const flight = path`H${today}v-16v32v-16A${(due - today) / 2} ${high - ring} 0 0 1 ${due} ${ground - ring}`;
    // Around the ring, and from its right side home below its label.
    const q = (back - ground) / 2;
    const landing =
      path`a${ring} ${ring} 0 1 0 0 ${2 * ring}a${ring} ${ring} 0 0 0 0 ${-2 * ring}a${ring} ${ring} 0 0 1 ${ring} ${ring}` +
      path`H${due + ring + 4}a${q} ${q} 0 0 1 0 ${2 * q}`;
    const ticks = Array.from({ length: days + 1 }, (_, day) => path`H${due - ((due - today) * day) / days}v-9v9`).join(
      '',
    );
    const below = ground + (wide ? 40 : 48);
    return {
      width,
      height: back + 50,
      d: enter(width, ground) + flight + landing + ticks + leave(width, back, back + 50),
      labels: [
        { x: today, y: below, text: 'today' },
        { x: due, y: below, text: 'the date' },
      ],
    };
  };
}
