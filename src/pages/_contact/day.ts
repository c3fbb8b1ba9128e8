import { enter, leave, turnBack } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';

const HOURS = 24;
/** How far an hour's loop leans to the right, and how far its curves reach, in heights and in pitches. */
const [LEAN, REACH] = [0.3, 0.62];

/** Draws the day that a reply takes at most: a loop for every hour, as a waiting pen makes them, and the way back under them. */
export function day(width: number): Stroke {
  const wide = width > 800;
  const [from, pitch, tall, back] = wide ? [150, 46, 96, 62] : [68, 23, 72, 54];
  const y = tall + 8;
  const [reach, top] = [pitch * REACH, pitch / 2 + tall * LEAN];
  const hour =
    path`c${reach} 0 ${top + reach} ${-tall} ${top} ${-tall}` +
    path`s${pitch - top - reach} ${tall} ${pitch - top} ${tall}`;
  return {
    width,
    height: y + back + 26,
    d:
      `${enter(width, y)}H${from}${hour.repeat(HOURS)}${turnBack(width, y, y + back)}` +
      leave(width, y + back, y + back + 26),
  };
}
