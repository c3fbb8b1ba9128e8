import { enter, turnOf } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../../components/art/stroke.ts';
import { customerStory } from '../../../content/customer-story.ts';
import type { Module } from '../../../content/module-schema.ts';
import { goOn, sofasLine } from '../../_platform/sofas-line.ts';
import { WEEK } from '../../_platform/story-days.ts';
import { fitted, paragraph } from '../../_shared/scene-words.ts';
import { bump } from './counted-scenes.ts';
import { type Draw, GROUND, type Lines, linesOf } from './stage.ts';

// The pictures of the customer's story, one for each module: what the module sees of her, or shows her.

/** Returns the room for a picture: on wide screens next to the sentence. */
function roomOf(width: number): { x: number; room: number; ground: (tall: number) => number } {
  return width === WIDE
    ? { x: 760, room: 560, ground: () => GROUND }
    : { x: 66, room: 588, ground: (tall) => Math.ceil(tall) + 12 };
}

/** Draws the page on her phone, which the line cuts off: its headline, the sofa, and its form. */
const phone =
  (line: Lines): Draw =>
  (width) => {
    const { x, room, ground: groundOf } = roomOf(width);
    const u = room * 0.8;
    const [tall, corner, floor, margin] = [1.2 * u, 0.11 * u, 0.26 * u, 0.1 * u];
    const ground = groundOf(tall);
    const left = x + (room - u) / 2;
    const d =
      path`H${left}v${-floor}h${margin}` +
      sofa(u - 2 * margin) +
      path`h${margin}v${floor + corner - tall}a${corner} ${corner} 0 0 0 ${-corner} ${-corner}h${2 * corner - u}` +
      path`a${corner} ${corner} 0 0 0 ${-corner} ${corner}v${tall - corner}h${u}v${-floor}v${floor}`;
    const words = [
      ...paragraph({ x: left + margin, y: ground - 0.95 * u, size: 0.132 * u, text: line(2).text }, 19),
      ...paragraph({ x: left + margin, y: ground - 0.1 * u, size: 0.07 * u, text: line(3).text }, 27).slice(0, 1),
    ];
    return { ...goOn(width, ground, enter(width, ground) + d), words: fitted(words, u - 2 * margin) };
  };

/** Draws the ad that she answers. */
const ad =
  (line: Lines): Draw =>
  (width) => {
    const { x, room: u, ground: groundOf } = roomOf(width);
    const [tall, size] = [0.86 * u, 0.138 * u];
    const ground = groundOf(tall);
    const d = path`H${x}v${-tall}h${u}v${tall}`;
    const headline = { x: x + 0.08 * u, y: ground - tall + 0.2 * u, size, text: line(1).text };
    const words = [
      ...fitted(paragraph(headline, 17), 0.86 * u),
      { x: x + 0.08 * u, y: ground - 0.08 * u, size: 0.07 * u, text: line(3).text },
    ];
    return { ...goOn(width, ground, enter(width, ground) + d), words };
  };

/** Draws the showroom that she finds, with its hours in the window. */
const showroom =
  (line: Lines): Draw =>
  (width) => {
    const { x, room, ground: groundOf } = roomOf(width);
    const u = room / 560;
    const ground = groundOf(500 * u);
    const awning = path`v${-500 * u}h${560 * u}v${110 * u}` + path`a${40 * u} ${40 * u} 0 0 1 ${-80 * u} 0`.repeat(7);
    const door = path`h${-40 * u}v${-310 * u}h${-130 * u}v${310 * u}`;
    const pane = path`h${-360 * u}v${-70 * u}h${330 * u}v${-240 * u}h${-330 * u}v${240 * u}v${70 * u}`;
    const d = enter(width, ground) + path`H${x}` + awning + path`h${560 * u}v${390 * u}` + door + pane;
    const hours = { x: x + 195 * u, y: ground - 242 * u, size: 64 * u, text: line(1).text, anchor: 'middle' as const };
    return { ...goOn(width, ground, d), words: fitted(paragraph(hours, 11), 300 * u) };
  };

/** Draws each moment before her order as a stroke on its day, the days equally far apart, and the order as a figure on the last. */
const counted = (): Draw => (width) => {
  const wide = width === WIDE;
  const [x, day, tall, size] = wide ? [120, 208, 130, 500] : [66, 94, 90, 420];
  const ground = Math.ceil(size * 0.72) + 12;
  const before = customerStory.filter((moment) => WEEK.slice(0, -1).includes(moment.day));
  const strokes = before.map((moment, at) => {
    const isSecond = before[at - 1]?.day === moment.day;
    return path`H${x + WEEK.indexOf(moment.day) * day + (isSecond ? day / 8 : 0)}v${-tall}v${tall}`;
  });
  const captions = [...new Set(before.map((moment) => moment.day))].map((text) => ({
    x: x + WEEK.indexOf(text) * day,
    y: ground - tall - 16,
    text,
    anchor: 'start' as const,
  }));
  const drawn = goOn(width, ground, enter(width, ground) + strokes.join(''));
  const words = [{ x: x + (WEEK.length - 1) * day, y: ground - 8, size, text: '1' }];
  return { ...drawn, words, ...(wide && { captions }) };
};

/** Draws the three other guests as peaks. */
const others = (): Draw => (width) => {
  const [x, apart, tall] = width === WIDE ? [325, 411, 300] : [150, 200, 220];
  const ground = tall + 12;
  const peaks = [0, 1, 2].map((at) => bump(x + at * apart, ground, tall));
  return { ...goOn(width, ground, enter(width, ground) + peaks.join('')), words: [] };
};

/** Returns a picture without words from the sample. */
const wordless = (draw: (width: number) => Stroke) => (): Draw => (width) => ({ words: [], ...draw(width) });

/** Draws only the line, under a sentence that needs no picture. */
const line = wordless((width) => goOn(width, turnOf(width), enter(width, turnOf(width))));

/** The pictures by the module's dashboard tab. */
const PARTS: Record<Module['tab'], (line: Lines) => Draw> = {
  listings: showroom,
  websites: phone,
  ads: ad,
  crm: wordless(sofasLine(4, 1)),
  email: line,
  reputation: line,
  analytics: counted,
  intelligence: others,
};

/** The modules whose picture is next to the sentence. */
export const isNextToSentence = (tab: Module['tab']) => ['listings', 'websites', 'ads'].includes(tab);

/** Returns the picture of a module's part of the story. */
export function storyPart({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return PARTS[tab](linesOf(specimen));
}
