import { unwrap } from '../../lib/unwrap.ts';
import { arc, circle, type Drawing, onCircle, short } from './drawing.ts';

/** A box with square corners. */
function box(x: number, y: number, width: number, height: number): string {
  return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

function line(...points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;
}

/** A page: its bar, its headline, its picture, its columns and its form. */
function page(): string[] {
  const text = [0, 1, 2].flatMap((column) =>
    [0, 1, 2, 3].map((row) => `M${24 + column * 96} ${146 + row * 10}h${row === 3 ? 44 : 76}`),
  );
  const hatching = Array.from({ length: 9 }, (_, i) => `M${190 + i * 12} 124l12 -62`);
  const headline = ['M24 66h120', 'M24 80h92', 'M24 96h130M24 104h112'];
  return [box(8, 8, 304, 184), 'M8 34h304', 'M24 21h40M236 21h16M260 21h16M284 21h16', ...headline].concat(
    box(24, 114, 48, 14),
    box(184, 52, 114, 76),
    hatching,
    text,
  );
}

/** A pipeline: five stages, each with fewer deals than the one before, and the step that every deal takes. */
function pipeline(): string[] {
  const stages = [6, 5, 4, 2, 1];
  return stages.flatMap((deals, stage) => {
    const x = 8 + stage * 62;
    const cards = Array.from({ length: deals }, (_, i) => box(x, 26 + i * 27, 50, 20));
    const step = stage < stages.length - 1 ? [`M${x + 50} 36h12m-4 -4l4 4l-4 4`] : [circle(x + 25, 36, 5)];
    return [`M${x} 14h50`, ...cards, ...step];
  });
}

/** A letter, and how its readers open it: many at once, then fewer and fewer. */
function letter(): string[] {
  const curve = Array.from({ length: 30 }, (_, i) => {
    const opened = 128 * Math.exp(-i / 8) * Math.min(1, (i + 1) / 3) + 6 * Math.sin(i * 1.7) ** 2;
    return `M${128 + i * 6.3} 180V${short(174 - opened)}`;
  });
  return [
    box(8, 116, 96, 64),
    line([8, 116], [56, 152], [104, 116]),
    line([8, 180], [42, 142]),
    'M70 142l34 38',
  ].concat('M118 180h194', curve);
}

/** Bids: what a lead costs in every hour, against the limit that nothing may cross. */
function bids(): string[] {
  const costs = [120, 96, 104, 84, 72, 88, 66, 74, 58, 62, 50, 54];
  let step = `M8 ${costs[0]}`;
  for (const cost of costs) step += `V${200 - cost}h25`;
  const ticks = costs.map((_, i) => `M${20 + i * 25} 188v4`);
  const limit = Array.from({ length: 19 }, (_, i) => `M${8 + i * 16} 46h9`);
  const leads = [3, 5, 6, 8, 9, 10, 11].map((i) => circle(20 + i * 25, 200 - (costs[i] ?? 0) - 14, 4));
  return [step.replace('M8 120', 'M8 188'), 'M8 188h304', ...ticks, ...limit, ...leads];
}

/** Stars over time, each a little higher than the one before, on the line that joins them. */
function stars(): string[] {
  const at = [
    [36, 152],
    [98, 138],
    [160, 108],
    [222, 92],
    [284, 54],
  ] as const;
  const shapes = at.map(([x, y], index) => {
    const radius = 16 + index * 3;
    const corners = Array.from({ length: 10 }, (_, i) =>
      onCircle(x, y, i % 2 ? radius * 0.42 : radius, i * 36 - 90)
        .map(short)
        .join(' '),
    );
    return `M${corners.join('L')}z`;
  });
  const drops = at.map(([x, y], index) => `M${x} ${y + 24 + index * 3}V188`);
  return ['M8 188h304', ...shapes, ...drops];
}

/** A map: streets, a river, three pins and the reach of each. */
function map(): string[] {
  const streets = [
    'M8 60h304',
    'M8 132h304',
    'M70 8v184',
    'M150 8v184',
    'M240 8v184',
    'M8 168L160 8',
    'M190 192L312 84',
  ];
  const river = ['M8 96q60 -30 120 6t100 20t84 -12', 'M8 104q60 -30 120 6t100 20t84 -12'];
  const pins = (
    [
      [96, 62],
      [186, 118],
      [262, 52],
    ] as const
  ).flatMap(([x, y], index) => [
    `M${x} ${y}c-20 -26 -13 -42 0 -42s20 16 0 42z`,
    circle(x, y - 28, 5),
    ...[16, 25, 34].slice(0, index + 1).map((radius) => arc(x, y, radius, 25, 130)),
  ]);
  return [box(8, 8, 304, 184), ...streets, ...river, ...pins];
}

/** A funnel of lines: as many as came in on the left, as few as ordered on the right. */
function funnel(): string[] {
  return Array.from({ length: 25 }, (_, i) => {
    const from = 10 + i * 7.5;
    const to = 100 + (i - 12) * 1.6;
    const stops = Math.abs(i - 12);
    if (stops > 9) return `M8 ${short(from)}H70`;
    const c = `M8 ${short(from)}H70C130 ${short(from)} 150 ${short(to)} 200 ${short(to)}`;
    return stops > 3 ? c : `${c}H${stops > 1 ? 262 : 300}`;
  }).concat(circle(306, 100, 5), 'M70 4v8M70 188v8M200 60v8M200 132v8M262 76v8M262 116v8');
}

/** A signal: noise that means nothing, and the one peak that does. */
function signal(): string[] {
  const points = Array.from({ length: 77 }, (_, i) => {
    const noise = 9 * Math.sin(i * 2.1) + 7 * Math.sin(i * 0.9 + 2) + 5 * Math.sin(i * 3.7);
    return [8 + i * 4, 140 + noise - 88 * Math.exp(-(((i - 52) / 2.6) ** 2))] as const;
  });
  const rings = [10, 18, 26, 34, 42].map((radius) => arc(216, 52, radius, 200, 140));
  return [line(...points), ...rings, circle(216, 52, 3), 'M8 188h304', 'M216 180v16'];
}

const PICTURES: Record<string, () => string[]> = {
  websites: page,
  crm: pipeline,
  'email-marketing': letter,
  'digital-ads': bids,
  reputation: stars,
  'local-listings': map,
  analytics: funnel,
  intelligence: signal,
};

/** The picture of a module of the platform, by its slug. */
export function modulePicture(slug: string): Drawing {
  const strokes = unwrap(PICTURES[slug], `the picture of the module ${slug} (components/art/module-pictures.ts)`);
  return { width: 320, height: 200, strokes: strokes() };
}
