import { enter } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../../components/art/stroke.ts';
import { customerStory } from '../../../content/customer-story.ts';
import type { Module } from '../../../content/module-schema.ts';
import { goOn, SOFA_HEIGHT, sofasLine } from '../../_platform/sofas-line.ts';
import { WEEK } from '../../_platform/story-days.ts';
import { GROUND } from './stage.ts';

// The pictures of the customer's story, one for each module. The sofa that she orders is in all of them: on a page, in a letter, in a shop.

/** A page, letter or ad with a picture of the sofa. Lengths are shares of its width. */
interface Frame {
  height: number;
  corner: number;
  /** How high the sofa is above the ground, and how wide. */
  floor: number;
  sofa: number;
  /** Lines of text: their height above the ground, and their length. */
  text: readonly (readonly [y: number, length: number])[];
  button?: readonly [x: number, y: number, width: number, height: number];
  /** How many there are, and how wide each is, as a share of the room. */
  times: number;
  share: number;
}

/** A page on a phone, read twice. */
const PHONE: Frame = {
  height: 2.06,
  corner: 0.14,
  floor: 0.8,
  sofa: 0.8,
  text: [
    [1.76, 0.7],
    [1.62, 0.5],
    [0.56, 0.76],
    [0.42, 0.76],
    [0.28, 0.6],
  ],
  times: 2,
  share: 0.45,
};

/** A letter with a picture. */
const LETTER: Frame = {
  height: 1.3,
  corner: 0,
  floor: 0.62,
  sofa: 0.7,
  text: [
    [1.12, 0.4],
    [0.46, 0.8],
    [0.37, 0.8],
    [0.28, 0.8],
    [0.19, 0.5],
  ],
  times: 1,
  share: 0.76,
};

/** An ad: its picture, its headline, its button. */
const AD: Frame = {
  height: 0.86,
  corner: 0,
  floor: 0.28,
  sofa: 0.8,
  text: [
    [0.17, 0.4],
    [0.11, 0.3],
  ],
  button: [0.68, 0.09, 0.22, 0.1],
  times: 1,
  share: 1,
};

/** Returns the room for a picture: on wide screens next to the sentence. */
function roomOf(width: number): { x: number; room: number; ground: number } {
  return width === WIDE ? { x: 760, room: 560, ground: GROUND } : { x: 66, room: 588, ground: 0 };
}

/** Draws the sofa in a frame that stands on the line, as often as she sees it. */
const seenIn =
  ({ height, corner, floor, times, share, text, button, ...frame }: Frame) =>
  (width: number): Stroke => {
    const { x, room, ground: wide } = roomOf(width);
    const u = room * share;
    const ground = wide || Math.ceil(height * u) + 12;
    const apart = times > 1 ? (room - times * u) / (times - 1) : 0;
    const first = x + (times > 1 ? 0 : (room - u) / 2);
    const [f, r, side] = [floor * u, corner * u, ((1 - frame.sofa) / 2) * u];
    const one =
      path`v${-f}h${side}` +
      sofa(frame.sofa * u) +
      path`h${side}v${f + r - height * u}a${r} ${r} 0 0 0 ${-r} ${-r}h${2 * r - u}a${r} ${r} 0 0 0 ${-r} ${r}` +
      path`v${height * u - r}h${u}v${-f}v${f}`;
    const places = Array.from({ length: times }, (_, at) => first + at * (u + apart));
    const lines = places.flatMap((place) =>
      text.map(([y, length]) => path`M${place + 0.1 * u} ${ground - y * u}h${length * u}`),
    );
    if (button) {
      const [at, y, long, tall] = button;
      lines.push(path`M${first + at * u} ${ground - y * u}h${long * u}v${-tall * u}h${-long * u}z`);
    }
    const d = enter(width, ground) + places.map((place) => path`H${place}` + one).join('');
    return { ...goOn(width, ground, d), marks: lines.join('') };
  };

/** Draws the showroom as she finds it: an awning, the sofa in the window, and the door. */
function showroom(width: number): Stroke {
  const { x, room, ground: wide } = roomOf(width);
  const u = room / 560;
  const ground = wide || Math.ceil(500 * u) + 12;
  const awning = path`v${-500 * u}h${560 * u}v${110 * u}` + path`a${40 * u} ${40 * u} 0 0 1 ${-80 * u} 0`.repeat(7);
  const door = path`h${-40 * u}v${-310 * u}h${-130 * u}v${310 * u}`;
  const sill = path`h${-390 * u}h${30 * u}v${-70 * u}h${30 * u}` + sofa(270 * u) + path`h${30 * u}`;
  const pane = path`v${70 * u}v${-310 * u}h${-330 * u}v${310 * u}`;
  const d = enter(width, ground) + path`H${x}` + awning + path`h${560 * u}v${390 * u}` + door + sill + pane;
  return goOn(width, ground, d);
}

/** Draws each moment before her order as a stroke on its day, the days equally far apart, and the order as one sofa on the last. */
function counted(width: number): Stroke {
  const wide = width === WIDE;
  const [x, day, breadth] = wide ? [120, 128, 560] : [66, 60, 288];
  const tall = breadth * SOFA_HEIGHT;
  const ground = Math.ceil(tall) + 12;
  const before = customerStory.filter((moment) => WEEK.slice(0, -1).includes(moment.day));
  const strokes = before.map((moment, at) => {
    const isSecond = before[at - 1]?.day === moment.day;
    return path`H${x + WEEK.indexOf(moment.day) * day + (isSecond ? day / 7 : 0)}v${-tall}v${tall}`;
  });
  const d = enter(width, ground) + strokes.join('') + path`H${x + (WEEK.length - 1) * day}` + sofa(breadth);
  const days = [...new Set(before.map((moment) => moment.day)), WEEK.at(-1) ?? ''];
  const captions = days.map((text) => ({
    x: x + WEEK.indexOf(text) * day,
    y: ground + 26,
    text,
    anchor: 'start' as const,
  }));
  return { ...goOn(width, ground, d), ...(wide && { captions }) };
}

/** The pictures by the module's dashboard tab. What she sees is next to the sentence, what she does is below it. */
export const storyParts: Record<Module['tab'], { draw: (width: number) => Stroke; isBeside?: boolean }> = {
  listings: { draw: showroom, isBeside: true },
  websites: { draw: seenIn(PHONE), isBeside: true },
  ads: { draw: seenIn(AD), isBeside: true },
  crm: { draw: sofasLine(4, 1) },
  email: { draw: seenIn(LETTER), isBeside: true },
  reputation: { draw: sofasLine(1, 0) },
  analytics: { draw: counted },
  intelligence: { draw: sofasLine(4, 0) },
};
