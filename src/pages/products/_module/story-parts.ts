import { enter } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../../components/art/stroke.ts';
import { customerStory } from '../../../content/customer-story.ts';
import type { Module } from '../../../content/module-schema.ts';
import { goOn, SOFA_HEIGHT, sofasLine } from '../../_platform/sofas-line.ts';
import { WEEK } from '../../_platform/story-days.ts';
import { fitted, paragraph } from '../../_shared/scene-words.ts';
import { type Draw, GROUND, type Lines, linesOf } from './stage.ts';

// The pictures of the customer's story, one for each module. The sofa that she orders is in all of them: on a page, in a letter, in a shop.

/** A page, letter or ad with a picture of the sofa. Lengths are shares of its width. */
interface Frame {
  /** How wide it is, as a share of the room. */
  share: number;
  height: number;
  corner: number;
  /** How high the sofa is above the ground, and how wide. */
  floor: number;
  sofa: number;
  /** Its words: their height above the ground, their size, the line of the module's sample, how many letters fit, and how many rows. */
  text: readonly (readonly [y: number, size: number, line: number, most: number, rows?: number])[];
}

/** A page on a phone that the line cuts off. */
const PHONE: Frame = {
  share: 0.8,
  height: 1.2,
  corner: 0.11,
  floor: 0.26,
  sofa: 0.8,
  text: [
    [0.95, 0.132, 2, 19],
    [0.1, 0.07, 3, 27, 1],
  ],
};

/** A letter. */
const LETTER: Frame = {
  share: 0.88,
  height: 1.2,
  corner: 0,
  floor: 0.45,
  sofa: 0.8,
  text: [
    [0.98, 0.125, 1, 18],
    [0.29, 0.075, 2, 25],
    [0.09, 0.075, 3, 25],
  ],
};

/** An ad: its picture and its headline. */
const AD: Frame = {
  share: 1,
  height: 0.88,
  corner: 0,
  floor: 0.34,
  sofa: 0.84,
  text: [[0.2, 0.085, 1, 26]],
};

/** Returns the room for a picture: on wide screens next to the sentence. */
function roomOf(width: number): { x: number; room: number; ground: number } {
  return width === WIDE ? { x: 760, room: 560, ground: GROUND } : { x: 66, room: 588, ground: 0 };
}

/** Draws the sofa in a frame that stands on the line, with words of the module's sample. */
const seenIn =
  (frame: Frame) =>
  (line: Lines): Draw =>
  (width) => {
    const { height, corner, floor, share, text } = frame;
    const { x, room, ground: wide } = roomOf(width);
    const u = room * share;
    const tall = height * u;
    const ground = wide || Math.ceil(tall) + 12;
    const left = x + (room - u) / 2;
    const [f, r, side] = [floor * u, corner * u, ((1 - frame.sofa) / 2) * u];
    const d =
      path`H${left}v${-f}h${side}` +
      sofa(frame.sofa * u) +
      path`h${side}v${f + r - tall}a${r} ${r} 0 0 0 ${-r} ${-r}h${2 * r - u}a${r} ${r} 0 0 0 ${-r} ${r}` +
      path`v${tall - r}h${u}v${-f}v${f}`;
    const words = text.flatMap(([y, size, at, most, rows]) =>
      fitted(
        paragraph({ x: left + side, y: ground - y * u, size: size * u, text: line(at).text }, most).slice(0, rows),
        frame.sofa * u,
      ),
    );
    return { ...goOn(width, ground, enter(width, ground) + d), words };
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
  const ground = Math.ceil(tall) + (wide ? 44 : 12);
  const before = customerStory.filter((moment) => WEEK.slice(0, -1).includes(moment.day));
  const strokes = before.map((moment, at) => {
    const isSecond = before[at - 1]?.day === moment.day;
    return path`H${x + WEEK.indexOf(moment.day) * day + (isSecond ? day / 7 : 0)}v${-tall}v${tall}`;
  });
  const d = enter(width, ground) + strokes.join('') + path`H${x + (WEEK.length - 1) * day}` + sofa(breadth);
  const days = [...new Set(before.map((moment) => moment.day)), WEEK.at(-1) ?? ''];
  const captions = days.map((text) => ({
    x: x + WEEK.indexOf(text) * day,
    y: ground - tall - 16,
    text,
    anchor: 'start' as const,
  }));
  return { ...goOn(width, ground, d), ...(wide && { captions }) };
}

/** Returns a picture without words from the sample. */
const wordless = (draw: (width: number) => Stroke) => (): Draw => (width) => ({ words: [], ...draw(width) });

/** The pictures by the module's dashboard tab. What she sees is next to the sentence, what she does is below it. */
const PARTS: Record<Module['tab'], (line: Lines) => Draw> = {
  listings: wordless(showroom),
  websites: seenIn(PHONE),
  ads: seenIn(AD),
  crm: wordless(sofasLine(4, 1)),
  email: seenIn(LETTER),
  reputation: wordless(sofasLine(1, 0)),
  analytics: wordless(counted),
  intelligence: wordless(sofasLine(4, 0)),
};

/** The modules whose picture is next to the sentence. */
export const isNextToSentence = (tab: Module['tab']) => ['listings', 'websites', 'ads', 'email'].includes(tab);

/** Returns the picture of a module's part of the story. */
export function storyPart({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return PARTS[tab](linesOf(specimen));
}
