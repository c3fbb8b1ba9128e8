import { turnOf } from '../../../components/art/rail.ts';
import { sofa, sofaHeight } from '../../../components/art/sofa.ts';
import { path, rails, type Stroke, WIDE } from '../../../components/art/stroke.ts';
import { customerStory } from '../../../content/customer-story.ts';
import type { Module } from '../../../content/module-schema.ts';
import { WEEK } from '../../_platform/story-days.ts';
import { bump } from './counted-scenes.ts';
import { ad, phone, showroom } from './seen-parts.ts';
import { STAR_FOOT, star } from './shapes.ts';
import { type Draw, goOn, type Lines, linesOf } from './stage.ts';

// The pictures of the customer's story, one for each module: what the module sees of her, or shows her.

/** How much the email’s envelope is turned on its way, in radians. */
const TILT = 0.22;

/** Returns a picture without words from the sample. */
const wordless = (draw: (width: number) => Stroke) => (): Draw => (width) => ({ words: [], ...draw(width) });

/** Draws the sofas that she tries, the second large. On a phone, the page's edge cuts the third off. */
const sofas = wordless((width) => {
  const tried: [left: number, long: number, seats: number][] =
    width === WIDE
      ? [
          [120, 186, 3],
          [338, 600, 2],
          [970, 216, 3],
          [1218, 150, 2],
        ]
      : [
          [66, 150, 2],
          [240, 420, 2],
          [684, 216, 3],
        ];
  const row = tried.map(([left, long, seats]) => path`H${left}` + sofa(long, seats));
  return goOn(width, sofaHeight(Math.max(...tried.map(([, long]) => long))) + 12, row.join(''));
});

/** Draws her order as a figure on its day and each moment before it as a stroke, the days equally far apart. */
const counted = (): Draw => (width) => {
  const wide = width === WIDE;
  const [x, day, tall, size] = wide ? [120, 208, 130, 500] : [66, 84, 150, 560];
  const ground = Math.ceil(size * 0.72) + 12;
  const before = customerStory.filter((moment) => WEEK.slice(0, -1).includes(moment.day));
  const at = (name: string) => x + WEEK.indexOf(name) * day;
  const strokes = before.map(({ day: name }, place) => {
    const isSecond = before[place - 1]?.day === name;
    return path`H${at(name) + (isSecond ? 26 : 0)}v${-tall}v${tall}`;
  });
  const captions = wide
    ? [...new Set(before.map((moment) => moment.day))].map((text) => ({
        x: at(text),
        y: ground - tall - 16,
        text,
        anchor: 'start' as const,
      }))
    : [];
  const drawn = goOn(width, ground, strokes.join(''));
  const order = wide ? at(WEEK.at(-1) ?? '') : 430;
  return { ...drawn, words: [{ x: order, y: ground, size, text: '1' }], captions };
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
  return goOn(width, ground, peaks.map(([x, tall]) => bump(x, ground, tall)).join(''));
});

/** Draws the email on its way: an envelope that leaves over the page’s edge. */
const letter = wordless((width) => {
  const [size, tall, x, lift, ground] = width === WIDE ? [520, 320, 1020, 70, 470] : [420, 260, 370, 50, 400];
  const start = rails(width).left + turnOf(width);
  const [cos, sin] = [Math.cos(TILT), Math.sin(TILT)];
  /** Goes along the envelope’s edges: so far to its right, and so far up. */
  const go = (right: number, up: number) => path`l${right * cos - up * sin} ${-right * sin - up * cos}`;
  const [half, flap] = [size / 2, tall / 2];
  const sides = [go(0, tall), go(half, -flap), go(half, flap), go(-size, 0), go(size, 0), go(0, -tall), go(-size, 0)];
  const far = (x - start) / 2;
  const flight = path`C${start + far} ${ground} ${x - far * cos} ${ground - lift + far * sin} ${x} ${ground - lift}`;
  return goOn(width, ground, flight + sides.join('') + go(size, 0));
});

/** Draws the five stars of her review. The last is as large as the page allows, and more. */
const fiveStars = wordless((width) => {
  const [x, apart, tall, last, huge] = width === WIDE ? [120, 150, 114, 1064, 590] : [66, 94, 78, 400, 420];
  const ground = huge + 12;
  const small = [0, 1, 2, 3].map((at) => path`H${x + at * apart + STAR_FOOT * tall}` + star(tall));
  const d = small.join('') + path`H${last + STAR_FOOT * huge}` + star(huge);
  return goOn(width, ground, d);
});

/** The pictures by the module's dashboard tab. */
const PARTS: Record<Module['tab'], (line: Lines) => Draw> = {
  listings: showroom,
  websites: phone,
  ads: ad,
  crm: sofas,
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
