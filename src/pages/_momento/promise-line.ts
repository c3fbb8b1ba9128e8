import { enter, leave } from '../../components/art/rail.ts';
import type { Agreement } from '../../content/first-look.ts';
import { path, type Stroke, WIDE } from '../../components/art/stroke.ts';

/**
 * Draws promises by their days: for each, the line leaves the day of the meeting and comes down on its date. After the last one it goes home below, past
 * a tick for each day.
 */
export function promiseLine(promises: readonly Pick<Agreement, 'due' | 'what'>[]): (width: number) => Stroke {
  const days = Math.max(...promises.map(({ due }) => due));
  const earlier = promises
    .map(({ due }) => due)
    .filter((date) => date < days)
    .toSorted((a, b) => a - b);
  return (width) => {
    const wide = width === WIDE;
    const [ground, today, due, high, ring] = wide ? [390, 160, 1266, 350, 15] : [330, 96, 590, 270, 15];
    const back = ground + (wide ? 64 : 76);
    const across = (due - today) / 2;
    const flights = earlier
      .map((date) => date / days)
      .map((part) => path`a${across * part} ${high * part} 0 0 1 ${2 * across * part} 0H${today}`)
      .join('');
    const flight =
      path`H${today}v-16v32v-16` +
      flights +
      path`H${due - ring}H${today}A${across} ${high - ring} 0 0 1 ${due} ${ground - ring}`;
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
        { x: today, y: below, text: 'the meeting' },
        ...(wide ? earlier : []).map((day) => ({
          x: today + ((due - today) * day) / days,
          y: below,
          text: `day ${day}`,
        })),
        { x: due, y: below, text: `day ${days}` },
      ],
    };
  };
}
