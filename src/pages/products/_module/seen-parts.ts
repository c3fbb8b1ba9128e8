import { sofa, sofaIn } from '../../../components/art/sofa.ts';
import { path, WIDE } from '../../../components/art/stroke.ts';
import { fitted, wrapped } from '../../_shared/scene-words.ts';
import { type Draw, GROUND, goOn, type Lines } from './stage.ts';

// The pictures of what she sees on her way to the showroom.

/** A web page on her phone: its width and height, its margin, and the size of its headline. */
interface Phone {
  broad: number;
  tall: number;
  margin: number;
  size: number;
}

/** The characters that a line of the headline takes at most. */
const MOST = 10;
/** The radius of a phone's upper and lower corners, and how high the page's floor is. */
const [CORNER, LOWER, FLOOR] = [44, 22, 100];

/** Draws what her phone shows, from its left edge on the ground to its right: the sofa, small enough, and the phone around it. */
function phoneLine({ broad, tall, margin }: Phone): string {
  const long = sofaIn(broad - margin);
  const inset = path`h${(broad - long) / 2}`;
  const [r, low] = [CORNER, LOWER];
  // Around the camera.
  const [notch, deep] = [broad / 4, 8];
  const half = broad / 2 - r - notch / 2 - deep;
  const edge = path`q${deep} 0 ${deep} ${deep}t${deep} ${deep}h${notch - 2 * deep}q${deep} 0 ${deep} ${-deep}t${deep} ${-deep}`;
  const head = path`a${r} ${r} 0 0 1 ${r} ${-r}h${half}` + edge + path`h${half}a${r} ${r} 0 0 1 ${r} ${r}`;
  return (
    path`h${low}a${low} ${low} 0 0 1 ${-low} ${-low}v${low - FLOOR}` +
    inset +
    sofa(long) +
    inset +
    path`h${-broad}v${FLOOR + r - tall}` +
    head +
    path`v${tall - r - low}a${low} ${low} 0 0 1 ${-low} ${low}h${2 * low - broad}h${broad - low}`
  );
}

/** Draws the page that she reads on her phone: on wide screens, next to the sentence (Beside.astro). */
export const pages =
  (line: Lines): Draw =>
  (width) => {
    const [right, phone]: [number, Phone] =
      width === WIDE
        ? [1320, { broad: 340, tall: 610, margin: 34, size: 66 }]
        : [683, { broad: 520, tall: 800, margin: 52, size: 80 }];
    const { broad, tall, margin, size } = phone;
    const x = right - broad;
    const ground = tall + (width === WIDE ? 88 : 12);
    const first = ground - tall + margin + size;
    const lines = wrapped(line(1).text, MOST).map((text, at) => ({ x: x + margin, y: first + at * size, size, text }));
    const words = fitted(lines, broad - 2 * margin);
    // The margin's line ends where a lower picture would begin.
    const from = width === WIDE ? ground - GROUND - 16 : 0;
    return { ...goOn(width, ground, path`H${x}` + phoneLine(phone), ground, from), words };
  };

/** Returns the height of an ad's floor, and the line on it with a sofa in the middle. */
export function adFloor(long: number): { floor: number; onFloor: string } {
  const broad = sofaIn(0.76 * long);
  const inset = (long - broad) / 2;
  return { floor: 0.24 * long, onFloor: path`h${inset}` + sofa(broad) + path`h${inset}` };
}

/** Returns how tall an ad of a width is. */
export function adHeight(long: number): number {
  return 0.76 * long;
}

/** Draws the ad that she answers, with the sofa she looked at: on wide screens, next to the sentence (Beside.astro). */
export const ad =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const [x, long] = wide ? [680, 640] : [66, 588];
    const ground = wide ? GROUND + 16 : Math.ceil(adHeight(long)) + 12;
    const words = [{ x: x + 0.12 * long, y: ground - 0.09 * long, size: 0.08 * long, text: line(3).text }];
    const { floor, onFloor } = adFloor(long);
    const d = path`H${x}v${-floor}` + onFloor + path`h${-long}V${ground - adHeight(long)}h${long}V${ground}`;
    return { ...goOn(width, ground, d), words };
  };
