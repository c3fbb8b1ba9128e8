import { sofa, sofaHeight } from '../../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../../components/art/stroke.ts';
import { customerStory } from '../../../content/customer-story.ts';
import type { Module } from '../../../content/module-schema.ts';
import { WEEK } from '../../_platform/story-days.ts';
import { ad, phone, showroom } from './seen-parts.ts';
import { STAR_FOOT, star } from './shapes.ts';
import { type Draw, goOn, type Lines, linesOf } from './stage.ts';

// The pictures of the customer's story, one for each module: what the module sees of her, or shows her.

/** Whose story it is. */
export const BUYER = 'One sofa buyer';

/** Returns a picture without words from the sample. */
const wordless = (draw: (width: number) => Stroke) => (): Draw => (width) => ({ words: [], ...draw(width) });

/** Draws the four sofas that she tries, the second the largest. */
const sofas = wordless((width) => {
  const tried: [part: number, seats: number][] = [
    [0.65, 2],
    [1, 2],
    [0.6, 3],
    [0.7, 2],
  ];
  const [x, gap, tall] = width === WIDE ? [120, 43, 135] : [66, 16, 72];
  let left = x;
  const row = tried.map(([part, seats]) => {
    const long = (tall * part) / sofaHeight(1, seats);
    const start = left;
    left += long + gap;
    return path`H${start}` + sofa(long, seats);
  });
  return goOn(width, tall + 12, row.join(''));
});

/** Draws her order as a figure on its day and each moment before it as a stroke, the days equally far apart. */
const counted = (): Draw => (width) => {
  const wide = width === WIDE;
  const [x, day, tall, size] = wide ? [120, 208, 300, 500] : [66, 84, 150, 560];
  const ground = Math.ceil(size * 0.72) + 12;
  const before = customerStory.filter((moment) => WEEK.slice(0, -1).includes(moment.day));
  const at = (name: string) => x + WEEK.indexOf(name) * day;
  const strokes = before.map(({ day: name }, place) => {
    const isSecond = before[place - 1]?.day === name;
    return path`H${at(name) + (isSecond ? 26 : 0)}v${-tall}v${tall}`;
  });
  const names = [...new Set(wide ? before.map((moment) => moment.day) : [])];
  const words = names.map((text) => ({ x: at(text) + 42, y: ground - 24, size: 44, text }));
  const order = { x: wide ? at(WEEK.at(-1) ?? '') : 430, y: ground, size, text: '1' };
  return { ...goOn(width, ground, strokes.join('')), words: [...words, order] };
};

/** Draws the sofa that three other guests looked at, a seat for each. */
const others = wordless((width) => {
  const [left, long] = width === WIDE ? [700, 620] : [66, 588];
  return goOn(width, sofaHeight(long, 3) + 12, path`H${left}` + sofa(long, 3));
});

/** Draws the email on its way: an envelope, addressed to her. */
const letter = (): Draw => (width) => {
  const wide = width === WIDE;
  const [x, long, tall, size] = wide ? [760, 560, 330, 64] : [66, 588, 340, 64];
  const ground = tall + 12;
  const half = long / 2;
  const d = path`H${x}v${-tall}l${half} ${tall * 0.42}l${half} ${-tall * 0.42}h${-long}h${long}v${tall}`;
  const to = { x: x + half, y: ground - tall * 0.24, size, text: BUYER, anchor: 'middle' as const };
  return { ...goOn(width, ground, d), words: [to] };
};

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
