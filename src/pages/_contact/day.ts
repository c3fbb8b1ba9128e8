import { enter, leave, turnBack } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';
import { consulting } from '../../content/prices.ts';
import type { Span } from '../../lib/format.ts';

const [[units, length] = ['hours', 0]] = Object.entries<number | Span>(consulting.response);
const count = typeof length === 'number' ? length : length.max;

/** What a loop stands for: 'hour'. */
export const unit = units.slice(0, -1);

/** How far an hour's loop leans to the right, and how far its curves reach, in heights and in pitches. */
const [LEAN, REACH] = [0.3, 0.62];

/** Draws the time that a reply takes at most: a loop for every hour, as a waiting pen makes them, and the way back under them. */
export function day(width: number): Stroke {
  const wide = width > 800;
  const [from, room, most, tall, back] = wide ? [150, 1104, 92, 96, 62] : [68, 552, 46, 72, 54];
  const pitch = Math.min(room / count, most);
  const y = tall + 8;
  const [reach, top] = [pitch * REACH, pitch / 2 + tall * LEAN];
  const loop =
    path`c${reach} 0 ${top + reach} ${-tall} ${top} ${-tall}` +
    path`s${pitch - top - reach} ${tall} ${pitch - top} ${tall}`;
  return {
    width,
    height: y + back + 26,
    d:
      `${enter(width, y)}H${from}${loop.repeat(count)}${turnBack(width, y, y + back)}` +
      leave(width, y + back, y + back + 26),
  };
}
