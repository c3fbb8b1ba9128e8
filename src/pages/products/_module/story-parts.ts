import { enter, turnOf } from '../../../components/art/rail.ts';
import { sofa } from '../../../components/art/sofa.ts';
import { path, rails, smooth, type Stroke, type StrokePoint, WIDE } from '../../../components/art/stroke.ts';
import { customerStory } from '../../../content/customer-story.ts';
import type { Module } from '../../../content/module-schema.ts';
import { goOn, sofasLine } from '../../_platform/sofas-line.ts';
import { WEEK } from '../../_platform/story-days.ts';
import { fitted, paragraph } from '../../_shared/scene-words.ts';
import { bump } from './counted-scenes.ts';
import { STAR_FOOT, star } from './shapes.ts';
import { type Draw, GROUND, type Lines, linesOf } from './stage.ts';

// The pictures of the customer's story, one for each module: what the module sees of her, or shows her.

/** Where the line runs on wide screens: as high above the foot of its drawing as Beside.astro has it. */
const STORY_GROUND = GROUND + 16;

/** How much the email’s envelope is turned on its way, in radians. */
const TILT = 0.22;

/** Returns how far below the line it comes back: so that a link fits between. */
const lane = (width: number) => (width === WIDE ? 64 : 100);

/** Returns a picture without words from the sample. */
const wordless = (draw: (width: number) => Stroke) => (): Draw => (width) => ({ words: [], ...draw(width) });

/** Returns the room for a picture: on wide screens next to the sentence. */
function roomOf(width: number): { x: number; room: number; ground: (tall: number) => number } {
  return width === WIDE
    ? { x: 720, room: 600, ground: () => STORY_GROUND }
    : { x: 66, room: 588, ground: (tall) => Math.ceil(tall) + 12 };
}

/** Draws the page on her phone, which the line cuts off: its headline, the sofa, and its form. */
const phone =
  (line: Lines): Draw =>
  (width) => {
    const { x, room, ground: groundOf } = roomOf(width);
    const u = room * 0.97;
    const [tall, corner, floor, margin] = [1.05 * u, 0.11 * u, 0.2 * u, 0.09 * u];
    const ground = groundOf(tall);
    const left = x + room - u;
    const d =
      path`H${left}v${-floor}h${margin}` +
      sofa(u - 2 * margin) +
      path`h${margin}v${floor + corner - tall}a${corner} ${corner} 0 0 0 ${-corner} ${-corner}h${2 * corner - u}` +
      path`a${corner} ${corner} 0 0 0 ${-corner} ${corner}v${tall - corner}h${u}v${-floor}v${floor}`;
    const words = [
      ...paragraph({ x: left + margin, y: ground - 0.83 * u, size: 0.13 * u, text: line(2).text }, 19),
      ...paragraph({ x: left + margin, y: ground - 0.07 * u, size: 0.07 * u, text: line(3).text }, 27).slice(0, 1),
    ];
    return { ...goOn(width, ground, enter(width, ground) + d, lane(width)), words: fitted(words, u - 2 * margin) };
  };

/** Draws the ad that she answers. */
const ad =
  (line: Lines): Draw =>
  (width) => {
    const wide = width === WIDE;
    const { ground: groundOf } = roomOf(width);
    const [x, u] = wide ? [600, 720] : [66, 588];
    const [tall, size] = [0.76 * u, 0.145 * u];
    const ground = groundOf(tall);
    const d = path`H${x}v${-tall}h${u}v${tall}`;
    const headline = { x: x + 0.08 * u, y: ground - tall + 0.2 * u, size, text: line(1).text };
    const words = [
      ...fitted(paragraph(headline, 17), 0.86 * u),
      { x: x + 0.08 * u, y: ground - 0.08 * u, size: 0.07 * u, text: line(3).text },
    ];
    return { ...goOn(width, ground, enter(width, ground) + d, lane(width)), words };
  };

/** Draws the showroom that she finds, with its hours in the window. The page’s edge cuts it off. */
const showroom =
  (line: Lines): Draw =>
  (width) => {
    const { x, ground: groundOf } = roomOf(width);
    const u = width === WIDE ? 1 : 0.92;
    const ground = groundOf(590 * u);
    const [stripes, stripe, slope, inset] = [8, 95 * u, 150 * u, 56 * u];
    const long = stripes * stripe;
    const upper = (long - 2 * inset) / stripes;
    const scallop = path`a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0`;
    /** The seams between the awning’s stripes, up and down. */
    const seams = Array.from({ length: stripes - 1 }, (_, at) => {
      const lean = inset + (at + 1) * upper - (at + 1) * stripe;
      return path`h${stripe}l${lean} ${-slope}l${-lean} ${slope}`;
    });
    const awning =
      path`h${-30 * u}l${inset} ${-slope}h${long - 2 * inset}l${inset} ${slope}` +
      scallop.repeat(stripes) +
      seams.join('') +
      path`h${stripe - 30 * u}`;
    const handle = path`v${170 * u}h${14 * u}a${7 * u} ${7 * u} 0 1 1 ${14 * u} 0a${7 * u} ${7 * u} 0 1 1 ${-14 * u} 0h${-14 * u}v${150 * u}`;
    const door = path`h${-94 * u}v${-320 * u}h${-140 * u}` + handle;
    // Back along the ground, up the wall to the sill, and along it to the door again.
    const front = path`h${-466 * u}v${-70 * u}h${36 * u}v${-290 * u}h${390 * u}v${290 * u}h${-390 * u}h${430 * u}v${70 * u}`;
    const d = enter(width, ground) + path`H${x + 30 * u}v${-430 * u}` + awning + path`v${430 * u}` + door + front;
    const hours = { x: x + 261 * u, y: ground - 272 * u, size: 74 * u, text: line(1).text, anchor: 'middle' as const };
    return { ...goOn(width, ground, d, lane(width)), words: fitted(paragraph(hours, 11), 340 * u) };
  };

/** Draws her order as a figure on its day and, where there is room, each moment before it as a stroke, the days equally far apart. */
const counted = (): Draw => (width) => {
  const wide = width === WIDE;
  const [x, day, tall, size] = wide ? [120, 208, 130, 500] : [66, 0, 0, 560];
  const ground = Math.ceil(size * 0.72) + 12;
  const before = customerStory.filter((moment) => wide && WEEK.slice(0, -1).includes(moment.day));
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
  const drawn = goOn(width, ground, enter(width, ground) + strokes.join(''), lane(width));
  const order = wide ? x + (WEEK.length - 1) * day : 430;
  const words = [{ x: order, y: ground, size, text: '1' }];
  return { ...drawn, words, ...(wide && { captions }) };
};

/** Draws the three other guests as peaks, each of another height, next to the sentence where there is room. */
const others = wordless((width) => {
  const wide = width === WIDE;
  const peaks: [x: number, tall: number][] = wide
    ? [
        [1192, 300],
        [1248, 520],
        [1304, 400],
      ]
    : [
        [470, 220],
        [550, 360],
        [630, 280],
      ];
  const ground = Math.max(...peaks.map(([, tall]) => tall)) + 12;
  return goOn(
    width,
    ground,
    enter(width, ground) + peaks.map(([x, tall]) => bump(x, ground, tall)).join(''),
    lane(width),
  );
});

/** Draws the email on its way: an envelope at the end of a loop that leaves over the page’s edge. */
const letter = wordless((width) => {
  const wide = width === WIDE;
  const [size, tall, x, lift, ground] = wide ? [520, 320, 1020, 70, 470] : [420, 260, 370, 50, 400];
  const { left } = rails(width);
  const q = turnOf(width);
  const [cos, sin] = [Math.cos(TILT), Math.sin(TILT)];
  /** Goes along the envelope’s edges: so far to its right, and so far up. */
  const go = (right: number, up: number) => path`l${right * cos - up * sin} ${-right * sin - up * cos}`;
  const flap = 0.5 * tall;
  const half = size / 2;
  const envelope =
    go(0, tall) +
    go(half, -flap) +
    go(half, flap) +
    go(-size, 0) +
    go(size, 0) +
    go(0, -tall) +
    go(-size, 0) +
    go(size, 0);
  const [loop, radius] = wide ? [560, 120] : [190, 80];
  const way: StrokePoint[] = [
    [left + q, ground, 1, 0],
    [loop, ground - 10, 1, -0.1],
    [loop + radius, ground - radius - 10, 0, -1],
    [loop, ground - 2 * radius - 10, -1, 0],
    [loop - radius, ground - radius - 30, 0, 1],
    [x, ground - lift, cos, -sin],
  ];
  const flight = smooth(way).replace(/^M[^C]*/, '');
  return goOn(width, ground, enter(width, ground) + flight + envelope, lane(width));
});

/** Draws the five stars of her review. The last is as large as the page allows, and more. */
const fiveStars = (): Draw => (width) => {
  const [x, apart, tall, last, huge] = width === WIDE ? [120, 150, 114, 1040, 590] : [66, 94, 78, 400, 420];
  const ground = huge + 12;
  const stars = [...[0, 1, 2, 3].map((at) => [x + at * apart, tall] as const), [last, huge] as const];
  const feet = stars.map(([left, height]) => ({ foot: left + STAR_FOOT * height, height }));
  const d = enter(width, ground) + feet.map(({ foot, height }) => path`H${foot}` + star(height)).join('');
  const marks = feet.map(({ foot, height }) => path`M${foot} ${ground}` + star(height)).join('');
  return { ...goOn(width, ground, d, lane(width)), words: [], marks };
};

/** The pictures by the module's dashboard tab. */
const PARTS: Record<Module['tab'], (line: Lines) => Draw> = {
  listings: showroom,
  websites: phone,
  ads: ad,
  crm: wordless(sofasLine(4, 1, lane)),
  email: letter,
  reputation: fiveStars,
  analytics: counted,
  intelligence: others,
};

/** The modules whose picture is next to the sentence. */
export const isNextToSentence = (tab: Module['tab']) => ['listings', 'websites', 'ads'].includes(tab);

/** Returns the picture of a module's part of the story. */
export function storyPart({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return PARTS[tab](linesOf(specimen));
}
