import { sofa, sofaHeight, sofaIn } from '../../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../../components/art/stroke.ts';
import type { Module } from '../../../content/module-schema.ts';
import { grouped } from '../../../lib/format.ts';
import { sum } from '../../../lib/sum.ts';
import { fromVisitToOrder } from '../../_dashboard/figures.ts';
import { fitted, type Word } from '../../_shared/scene-words.ts';
import { hours } from './hours.ts';
import { ad, adFloor, adHeight, pages } from './seen-parts.ts';
import { GIVEN, STAR_FOOT, STAR_WIDTH, star } from './shapes.ts';
import { type Draw, goOn, type Lines, linesOf } from './stage.ts';

// The pictures of the customer's story, one for each module: what the module sees of her, or shows her.

/** Whose story it is. */
export const BUYER = 'One sofa buyer';

/** Returns a picture without words from the sample. */
const wordless = (draw: (width: number) => Stroke) => (): Draw => (width) => ({ words: [], ...draw(width) });

/** Draws the four sofas that she tries: the line is the second, which she orders, and the others are pale. */
const sofas = wordless((width) => {
  const [x, ...rooms] = width === WIDE ? [120, 180, 500, 250, 180] : [66, 90, 280, 126, 60];
  const tried = rooms.map((room, place) => {
    const seats = place === 2 ? 3 : 2;
    return { seats, long: sofaIn(room, seats) };
  });
  const gap = (width - 2 * x - sum(tried.map(({ long }) => long))) / (tried.length - 1);
  const left = (place: number) => x + sum(tried.slice(0, place).map(({ long }) => long + gap));
  const ordered = tried[1]?.long ?? 0;
  const ground = sofaHeight(ordered) + 12;
  const others = tried.map(({ long, seats }, place) =>
    place === 1 ? '' : path`M${left(place)} ${ground}` + sofa(long, seats),
  );
  return { ...goOn(width, ground, path`H${left(1)}` + sofa(ordered)), marks: others.join('') };
});

/** How wide a figure 1 is, as a share of its height. */
const ONE = 0.42;

/** Draws the outline of a figure 1 of a height, from its left foot to its right. */
function one(tall: number): string {
  const u = tall / 100;
  const left = path`v${-2.4 * u}h${13 * u}v${-80 * u}l${-12 * u} ${3.4 * u}v${-3 * u}l${28 * u} ${-18 * u}`;
  return left + path`v${97.6 * u}h${13 * u}v${2.4 * u}`;
}

/** Draws every visit as a dot, a ring around hers, and as high as all of them, her order as the figure 1. */
const counted = (): Draw => (width) => {
  const wide = width === WIDE;
  const [x, long, pitch, top] = wide ? [120, 880, 5, 52] : [66, 588, 6, 60];
  const visits = fromVisitToOrder[0] ?? { step: '', count: 0 };
  const columns = Math.floor(long / pitch);
  const full = Math.floor(visits.count / columns);
  const dots =
    path`M${x} ${top}` +
    path`h${long - pitch}m${pitch - long} ${pitch}`.repeat(full) +
    path`h${(visits.count % columns) * pitch}`;
  const foot = top + full * pitch;
  const ground = wide ? foot + 12 : foot + 470;
  const tall = wide ? ground - top : 420;
  // Any of the dots would do: one that leaves the line room to be seen.
  const hers = { x: x + (wide ? 0.8 : 0.5) * long, y: top + 0.34 * full * pitch };
  const ring = wide ? 8 : 7;
  const visit = path`H${hers.x}V${hers.y + ring}a${ring} ${ring} 0 1 0 -.1 0V${ground}`;
  const words: Word[] = [
    { x, y: top - 22, text: `${grouped(visits.count)} ${visits.step.toLowerCase()}, one dot each` },
  ];
  return { ...goOn(width, ground, visit + path`H${width - x - ONE * tall}` + one(tall)), words, marks: dots };
};

/** Draws the sofa that three other guests looked at, a seat for each. */
const others = wordless((width) => {
  const [left, room] = width === WIDE ? [700, 640] : [66, 588];
  const long = sofaIn(room, 3);
  return goOn(width, sofaHeight(long, 3) + 12, path`H${left}` + sofa(long, 3));
});

/** Draws the email on its way: an envelope, addressed to her. The ad that she no longer sees is pale. */
const letter = (): Draw => (width) => {
  const wide = width === WIDE;
  const [x, long, tall, left] = wide ? [760, 560, 340, 120] : [308, 346, 216, 66];
  const ground = tall + 12;
  const half = long / 2;
  const d = path`H${x}v${-tall}l${half} ${tall * 0.42}l${half} ${-tall * 0.42}h${-long}h${long}v${tall}`;
  const to = { x: x + half, y: ground - tall * 0.24, size: 64, text: BUYER, anchor: 'middle' as const };
  const unseen = wide ? tall / adHeight(1) : x - left - 24;
  const { floor, onFloor } = adFloor(unseen);
  const frame = path`M${left} ${ground}v${-adHeight(unseen)}h${unseen}v${adHeight(unseen)}`;
  const marks = frame + path`M${left} ${ground - floor}` + onFloor;
  return { ...goOn(width, ground, d), words: fitted([to], long - 60), marks };
};

/** Draws the five stars of her review, as large as those of the first screen: the two that were missing there are solid. */
const fiveStars = wordless((width) => {
  const [x, tall] = width === WIDE ? [120, 208] : [66, 108];
  const ground = tall + 24;
  const apart = (width - 2 * x - STAR_WIDTH * tall) / 4;
  const feet = [0, 1, 2, 3, 4].map((at) => x + at * apart + STAR_FOOT * tall);
  const solid = feet.slice(GIVEN).map((foot) => path`M${foot} ${ground}` + star(tall) + 'z');
  return { ...goOn(width, ground, feet.map((foot) => path`H${foot}` + star(tall)).join('')), marks: solid.join('') };
});

/** The pictures by the module's dashboard tab. */
const PARTS: Record<Module['tab'], (line: Lines) => Draw> = {
  listings: hours,
  websites: pages,
  ads: ad,
  crm: sofas,
  email: letter,
  reputation: fiveStars,
  analytics: counted,
  intelligence: others,
};

/** Returns the picture of a module's part of the story. */
export function storyPart({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return PARTS[tab](linesOf(specimen));
}
