import { joined, type Stroke, type StrokePoint } from './stroke.ts';

/** The portrait's box; the line comes in at the left edge and leaves under the shoulder. */
const PORTRAIT_BOX = { width: 1000, height: 1180 } as const;

type Points = readonly StrokePoint[];

/** Pairs coordinates. Two points that almost coincide fix the direction of the curve there. */
function points(...coordinates: readonly number[]): Points {
  return coordinates.flatMap((x, index) => (index % 2 === 0 ? [[x, coordinates[index + 1] ?? 0] as const] : []));
}

/** Goes along curves and back the same way, which shows as one stroke. */
const there = (...spur: Points[]): Points[] => [...spur, ...spur.toReversed().map(back)];
const back = (curve: Points): Points =>
  curve
    .toReversed()
    .map(([x, y, towardX, towardY]) =>
      towardX === undefined || towardY === undefined ? [x, y] : [x, y, -towardX, -towardY],
    );

/** Goes along the first of several lines, back along the second and so on. Turns are round, or longer by the given factors, in turn. */
function combed(lines: readonly Points[], longer: readonly number[] = [1]): Points {
  const runs = lines.map((line, index) => straightEnds(index % 2 ? line.toReversed() : line));
  return runs.flatMap((run, index) => {
    const [end, next] = [run.at(-1), runs[index + 1]?.[0]];
    if (!end || !next) return run;
    const [across, down] = [next[0] - end[0], next[1] - end[1]];
    const [aheadX, aheadY] = [end[2] ?? 0, end[3] ?? 0];
    const length = (Math.hypot(across, down) / 2) * (longer[index % longer.length] ?? 1);
    const reach = length / Math.hypot(aheadX, aheadY);
    const turn = [end[0] + across / 2 + aheadX * reach, end[1] + down / 2 + aheadY * reach, across, down] as const;
    return [...run, turn];
  });
}

/** Fixes the direction of a line's two ends: along its first and last stretch. */
function straightEnds(line: Points): Points {
  return line.map(([x, y], at): StrokePoint => {
    const [from, to] = at === 0 ? [line[0], line[1]] : [line[at - 1], line[at]];
    const isEnd = at === 0 || at === line.length - 1;
    return isEnd && from && to ? [x, y, to[0] - from[0], to[1] - from[1]] : [x, y];
  });
}

/** Returns lines between two, both included. */
function between(first: Points, last: Points, count: number): Points[] {
  return Array.from({ length: count }, (_, index) =>
    first.map(([x, y], at): StrokePoint => {
      const [toX, toY] = last[at] ?? [x, y];
      const share = index / (count - 1);
      return [x + (toX - x) * share, y + (toY - y) * share];
    }),
  );
}

const chest = points(0, 1010, 110, 1002, 220, 974, 310, 930, 380, 872, 420, 816, 437, 770);
/** The folds of the high collar, from the lowest to the highest. */
const collar = combed(
  between(
    points(437, 770, 486, 794, 550, 796, 606, 772, 646, 736),
    points(442, 692, 486, 710, 536, 704, 586, 678, 619, 642),
    4,
  ),
  [0.5],
);
const throat = points(442, 692, 440, 672, 429, 650);
const jaw = points(429, 650, 472, 622, 508, 578, 528, 524, 535, 464);
/** A pearl at the lobe: once around, from its top. */
const pearl: Points = [
  [546, 474, 1, 0],
  [558, 486, 0, 1],
  [546, 498, -1, 0],
  [534, 486, 0, -1],
  [546, 474, 1, 0],
];
const lobe: Points = [
  [535, 464],
  [546, 474, 1, 0],
];
const ear: Points = [
  [546, 474, 1, 0],
  [568, 450],
  [586, 406],
  [606, 350, 0, -1],
  [580, 308, -1, 0],
  [552, 336, 0, 1],
  [560, 370],
  [548, 402, 0, 1],
  [564, 414],
  [586, 366, 0, -1],
  [569, 336],
];
const chin: Points = [
  [429, 650],
  [384, 638],
  [334, 637, -1, 0],
  [289, 594, 0, -1],
  [297, 562, 0, -1],
  [274, 541, 0, -1],
  [285, 524],
];
const mouth = points(285, 524, 306, 523, 340, 515);
const upperLip: Points = [
  [285, 524],
  [271, 508, 0, -1],
  [281, 490],
  [288, 472],
];
const nostril = points(288, 472, 302, 468, 311, 453);
const fold: Points = [
  [311, 453, 0.7, 0.6],
  [328, 474],
  [338, 498],
];
const wing: Points = [
  [311, 453, 0, -1],
  [303, 436],
];
const nose: Points = [
  [288, 472],
  [270, 471, -1, 0],
  [247, 465],
  [234, 444, 0, -1],
  [247, 404],
  [262, 372],
  [276, 348],
  [290, 328],
];
const bridge = points(290, 328, 301, 331);
const lensTop: Points = [
  [301, 331, 0.1, -1],
  [330, 296, 1, 0],
  [358, 340, 0, 1],
];
const lensFoot: Points = [
  [358, 340, 0, 1],
  [330, 384, -1, 0],
  [300, 340, 0, -1],
  [301, 331, 0.1, -1],
];
const arm = points(358, 340, 556, 330);
/** The upper lid, from the glasses' arm to the front of the eye, and the pupil under it: a dot, twice around. */
const lid: Points = [
  [358, 340],
  [334, 329, -1, 0],
  [316, 334.5, -1, 0.5],
];
const lidFront = points(316, 334.5, 306, 341);
const pupil: Points = [
  [316, 334.5],
  [319, 338, 0, 1],
  [316.5, 340.5, -1, 0],
  [314, 338, 0, -1],
  [316.5, 335.5, 1, 0],
  [318, 338, 0, 1],
  [316.5, 339, -1, 0],
  [315, 338, 0, -1],
];
const brow = points(283, 300, 302, 281, 336, 267, 366, 271);
const forehead: Points = [
  [290, 328],
  [284, 312],
  [283, 300],
  [275, 250, 0, -1],
  [284, 196],
  [308, 142],
];
/** Strands end at different lengths: at the nape and at the hairline, in turn. */
const HAIR_ENDS = [2.2, 2, 4.6, 2.8, 1.6, 1.8, 5.2, 3.2, 2.8, 2.2, 4];
/** From the hairline over the crown to the nape: the outline, and the strand behind the ear. */
const hair = combed(
  between(
    points(308, 142, 386, 76, 492, 47, 592, 60, 676, 108, 736, 190, 765, 300, 762, 410, 754, 500, 748, 572),
    points(404, 290, 432, 266, 478, 252, 526, 258, 574, 282, 610, 322, 628, 376, 634, 436, 634, 500, 632, 592),
    13,
  ),
  HAIR_ENDS,
);
const shoulder: Points = [
  ...points(632, 592, 640, 640, 652, 690, 670, 748, 716, 794, 800, 830, 880, 884, 932, 954),
  [952, 1040, 0, 1],
  [952, 1110, 0, 1],
  [912, 1150, -1, 0],
  [136, 1150, -1, 0],
  [96, 1180, 0, 1],
];

/** Returns the sample founder in profile as one continuous line: curves that start where the one before ends, at an angle. */
export function portraitCurves(): Points[] {
  return [
    chest,
    collar,
    throat,
    ...there(jaw, lobe, pearl, ear),
    chin,
    ...there(mouth),
    upperLip,
    nostril,
    ...there(fold),
    ...there(wing),
    back(nostril),
    nose,
    bridge,
    lensTop,
    ...there(arm),
    lid,
    ...there(lidFront),
    ...there(pupil),
    back(lid),
    lensFoot,
    back(bridge),
    forehead.slice(0, 3),
    ...there(brow),
    forehead.slice(2),
    hair,
    shoulder,
  ];
}

/** Draws the sample founder in profile. */
export function portrait(): Stroke {
  return { ...PORTRAIT_BOX, d: joined(portraitCurves()) };
}
