import { enter, turnOf } from '../../components/art/rail.ts';
import { path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';
import type { Breathing } from './breathing-rhythm.ts';

/** How many seats away a guest talks to others. */
const REACHES = [2, 4, 6];

/** An evening: its hours, the breathing exercise, the length of each guest's turn, and its first and last hour in words. */
interface Evening {
  minutes: number;
  breathing: Breathing;
  turn: number;
  seats: number;
  hours: readonly string[];
}

/**
 * Draws an evening to scale in one line from the left margin to the right one, which is the evening's baseline on the way: a stroke
 * for each breath, a box for each guest's turn, and arcs between the guests for dinner.
 */
export function eveningLine({ minutes, breathing, turn, seats, hours }: Evening): (width: number) => Stroke {
  return (width) => {
    const wide = width === WIDE;
    const [from, to, top, ground] = wide ? [120, 1320, 56, 380] : [66, 660, 84, 370];
    const rise = ground - top;
    const at = (minute: number) => from + (minute / minutes) * (to - from);
    const spoken = breathing.minutes + seats * turn;
    const breaths = (breathing.minutes * 60) / (breathing.in + breathing.hold + breathing.out);
    const half = (at(breathing.minutes) - from) / breaths / 2;
    // Along the top of a turn, down, and along its foot: there and back.
    const breadth = at(turn) - from;
    const box = path`v${-rise}h${breadth}v${rise}h${-breadth}h${breadth}`;
    // Half a turn away from the last turn's edge.
    const seated = at(spoken) + breadth / 2;
    const guest = (seat: number) => seated + (seat / (seats - 1)) * (to - seated);
    const talk = REACHES.flatMap((reach) => {
      const [radius, height] = [(guest(reach) - guest(0)) / 2, (rise * reach) / Math.max(...REACHES)];
      const arc = path`a${radius} ${height} 0 0 1 ${2 * radius} 0`;
      // From one guest over all who are as far apart, then from the next.
      return Array.from(
        { length: Math.min(reach, seats) },
        (_, seat) => path`H${guest(seat)}` + arc.repeat(Math.floor((seats - 1 - seat) / reach)),
      );
    });
    const q = turnOf(width);
    const { right } = rails(width);
    const height = ground + 2 * q;
    const middle = (first: number, last: number) => (at(first) + at(last)) / 2;
    const above = top - 20;
    return {
      width,
      height,
      d:
        enter(width, ground) +
        path`H${from}` +
        path`v${-rise}h${half}v${rise}h${half}`.repeat(breaths) +
        box.repeat(seats) +
        talk.join('') +
        path`H${right - q}Q${right} ${ground} ${right} ${ground + q}V${height}`,
      captions: [
        { x: from, y: wide ? above : above - 32, text: 'Breathing together', anchor: 'start' },
        { x: middle(breathing.minutes, spoken), y: above, text: 'Your problem' },
        { x: middle(spoken, minutes), y: above, text: 'Dinner' },
        // A phone has room for the first and the last number.
        ...Array.from({ length: seats }, (_, seat) => seat)
          .filter((seat) => wide || seat === 0 || seat === seats - 1)
          .map((seat) => ({
            x: at(breathing.minutes + (seat + 0.5) * turn),
            y: ground - 18,
            text: String(seat + 1),
          })),
        { x: from, y: ground + 36, text: hours[0] ?? '', anchor: 'start' },
        { x: to, y: ground + 36, text: hours.at(-1) ?? '', anchor: 'end' },
      ],
    };
  };
}
