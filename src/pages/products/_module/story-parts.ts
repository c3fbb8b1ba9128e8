import { sofa, sofaHeight, sofaIn } from '../../../components/art/sofa.ts';
import { path, type Stroke, WIDE } from '../../../components/art/stroke.ts';
import type { Module } from '../../../content/module-schema.ts';
import { grouped } from '../../../lib/format.ts';
import { sum } from '../../../lib/sum.ts';
import { fromVisitToOrder } from '../../_dashboard/figures.ts';
import { fitted } from '../../_shared/scene-words.ts';
import { hours } from './hours.ts';
import { ad, adFloor, adHeight, pages } from './seen-parts.ts';
import { type Draw, goOn, type Lines, linesOf } from './stage.ts';
import { growingStars } from './stars.ts';

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

/** How high a figure is, as a share of its size. */
const FIGURE = 0.7;

/** Draws every visit as a dot, hers alone under a glass that the line holds over it, and her order as a figure 1 on the line. */
const counted = (): Draw => (width) => {
  const wide = width === WIDE;
  const [x, long, pitch, size, top] = wide ? [120, 880, 5, 2, 52] : [66, 592, 8, 3, 60];
  const run = (dots: number) => path`h${(dots - 1) * pitch + size}`;
  const visits = fromVisitToOrder[0] ?? { step: '', count: 0 };
  const columns = Math.floor(long / pitch);
  // Any of the dots would do: one that leaves the line room to be seen. The glass covers dots on each side of it.
  const hers = { column: Math.round((wide ? 0.8 : 0.5) * columns), row: Math.round((0.34 * visits.count) / columns) };
  const covers = wide ? 8 : 6;
  const spans = Array.from({ length: 2 * covers + 1 }, (_, at) =>
    Math.floor(Math.sqrt((covers + 0.7) ** 2 - (at - covers) ** 2)),
  );
  // The covered ones, except hers, stand in the last rows.
  const count = visits.count + sum(spans.map((half) => 2 * half + 1)) - 1;
  const full = Math.floor(count / columns);
  const rows = Array.from({ length: full }, (_, row) => {
    const half = spans[row - hers.row + covers];
    const start = path`M${x} ${top + row * pitch}`;
    if (half === undefined) return start + run(columns);
    const before = hers.column - half;
    return start + run(before) + path`m${(2 * half + 2) * pitch - size} 0` + run(columns - before - 2 * half - 1);
  });
  const foot = top + full * pitch;
  const dots = rows.join('') + path`M${x} ${foot}` + run(count % columns);
  const [glass, dot] = [{ x: x + hers.column * pitch + size / 2, y: top + hers.row * pitch }, wide ? 90 : 120];
  const radius = covers * pitch;
  const [ground, tall] = wide ? [foot + 24, foot + 24 - top] : [foot + 520, 460];
  const d = path`H${glass.x}V${glass.y + radius}a${radius} ${radius} 0 1 0 -.1 0V${ground}`;
  const order = { x: width - x, y: ground, size: tall / FIGURE, text: '1', anchor: 'end' as const };
  const label = { x, y: top - 22, text: `${grouped(visits.count)} ${visits.step.toLowerCase()}, one dot each` };
  const visit = { x: glass.x, y: glass.y + dot * 0.045, size: dot, text: '.', anchor: 'middle' as const };
  return { ...goOn(width, ground, d), words: [label, visit, order], marks: dots };
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
  const [x, long, tall, left] = wide ? [560, 760, 430, 120] : [272, 411, 250, 66];
  const ground = tall + 12;
  const half = long / 2;
  const d = path`H${x}v${-tall}l${half} ${tall * 0.42}l${half} ${-tall * 0.42}h${-long}h${long}v${tall}h${-long}h${long}`;
  const to = { x: x + half, y: ground - tall * 0.24, size: wide ? 92 : 72, text: BUYER, anchor: 'middle' as const };
  const unseen = x - left - (wide ? 72 : 30);
  const { floor, onFloor } = adFloor(unseen);
  const frame = path`M${left} ${ground}v${-adHeight(unseen)}h${unseen}v${adHeight(unseen)}`;
  const marks = frame + path`M${left} ${ground - floor}` + onFloor;
  return { ...goOn(width, ground, d), words: fitted([to], long - 60), marks };
};

/** Draws the five stars of her review, all filled, each larger than the one before. */
const fiveStars = wordless((width) => {
  const { d, outlines, ground } = growingStars(width);
  return { ...goOn(width, ground, d), marks: outlines.join('') };
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
