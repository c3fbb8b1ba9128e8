import { joined, type Stroke, type StrokePoint } from './stroke.ts';

/** The portrait's box; the line comes in at the left edge and leaves under the shoulder. */
const PORTRAIT_BOX = { width: 1000, height: 1180 } as const;

type Points = readonly StrokePoint[];

/** Pairs coordinates. */
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

const chest: Points = [[0, 1010], [110, 1004, 1, 0], [236, 1000, 1, -0.08], ...points(322, 960, 372, 894, 398, 838)];
const collar = points(398, 838, 470, 850, 560, 832, 650, 776, 722, 704);
const throat = points(398, 838, 422, 764, 428, 696, 404, 624);
const jaw = points(404, 624, 452, 608, 498, 568, 522, 520, 534, 470);
/** The lobe of the ear; the hair covers the rest. */
const lobe = points(534, 470, 538, 496, 552, 504, 566, 488, 576, 446);
const chin: Points = [
  ...points(404, 624, 368, 635, 328, 630, 300, 606, 296, 578, 301, 556),
  [288, 540, -0.55, -1],
  [287, 528, 0.3, -1],
  [303, 519],
];
const mouth = points(303, 519, 322, 523, 346, 513);
const upperLip: Points = [[303, 519], [280, 509, -0.7, -1], ...points(284, 492, 291, 464)];
const wing: Points = [
  [291, 464],
  [314, 461, 1, -0.25],
  [319, 440],
];
const nose: Points = [
  [291, 464],
  [266, 457, -1, -0.35],
  [252, 437, 0, -1],
  [272, 388],
  [298, 316],
];
/** The eye as one sees it from the side: the upper lid from the bridge of the nose, and under it the eyeball and the lower lid. */
const lashes: Points = [
  [298, 316],
  [318, 312.5, 1, 0],
];
const eyeball: Points = [
  [318, 312.5],
  [312, 328, -0.1, 1],
  [320, 342, 0.6, 1],
  [346, 345, 1, -0.05],
];
const lid: Points = [
  [318, 312.5, 1, 0],
  [338, 318],
  [372, 340],
];
const temple = points(298, 316, 294, 300, 287, 284);
const brow = points(287, 284, 306, 268, 338, 262, 384, 280);
const forehead = points(287, 284, 282, 244, 291, 194, 318, 146);
/** The top of the hair, from the forehead to where it is wound up. */
const crown = points(318, 146, 362, 86, 444, 46, 548, 42, 648, 80, 718, 162, 744, 268, 726, 388);
const upperStrand = points(726, 388, 702, 270, 636, 168, 540, 106, 448, 98, 372, 124);
/** The knot, wound in two turns. */
const knot = points(726, 388, 764, 378, 824, 412, 850, 486, 818, 558, 752, 582, 696, 532, 688, 472, 704, 432);
const innerTurn = points(704, 432, 748, 412, 798, 446, 808, 504, 762, 540, 722, 510, 738, 464, 766, 474);
const lowerStrand = points(704, 432, 682, 330, 612, 230, 510, 174, 430, 164, 356, 171);
/** The hair's edge, from the knot over the ear to the forehead. */
const edge = points(704, 432, 650, 404, 596, 424, 538, 434, 476, 402, 436, 330, 404, 244, 366, 180, 318, 146);
const nape = points(704, 432, 692, 510, 672, 580, 682, 644, 722, 704);
const shoulder: Points = [
  ...points(722, 704, 800, 748, 884, 822, 934, 928, 952, 1040, 926, 1122),
  [840, 1150, -1, 0],
  [136, 1150, -1, 0],
  [96, 1180, 0, 1],
];

/** Returns the sample founder in profile as one continuous line: curves that start where the one before ends, at an angle. */
function portraitCurves(): Points[] {
  const eye = there(lashes, ...there(eyeball), lid);
  return [
    chest,
    ...there(collar),
    throat,
    ...there(jaw, lobe),
    chin,
    ...there(mouth),
    upperLip,
    ...there(wing),
    nose,
    ...eye,
    temple,
    ...there(brow),
    forehead,
    crown,
    ...there(upperStrand),
    knot,
    ...there(innerTurn),
    ...there(lowerStrand),
    ...there(edge),
    nape,
    shoulder,
  ];
}

/** Draws the sample founder in profile. */
export function portrait(): Stroke {
  return { ...PORTRAIT_BOX, d: joined(portraitCurves()) };
}
