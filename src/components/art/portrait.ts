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

const chest = points(0, 1010, 110, 1002, 214, 984, 308, 954, 372, 924, 424, 884);
/** The shirt's collar: its front edge, the edge around the neck, the roll at the nape and the edge below. */
const collarFront: Points = [
  [424, 884],
  [436, 838],
  [462, 790],
];
const collarTop: Points = [
  [708, 694],
  [684, 744],
  [618, 787],
  [540, 800],
  [462, 790],
];
const collarRoll: Points = [
  [708, 694],
  [742, 716],
  [752, 764],
];
const collarFoot: Points = [
  [424, 884],
  [520, 882],
  [620, 858],
  [700, 812],
  [752, 764],
];
const throat = points(462, 790, 456, 756, 449, 726);
const crease = points(449, 726, 486, 728, 520, 718);
const larynx = points(449, 726, 440, 694, 420, 666);
const jaw = points(420, 666, 470, 630, 512, 582, 534, 528, 542, 468);
/** A pearl at the lobe: once around, from its top. */
const pearl: Points = [
  [554, 480, 1, 0],
  [566, 492, 0, 1],
  [554, 504, -1, 0],
  [542, 492, 0, -1],
  [554, 480, 1, 0],
];
const ear: Points = [
  [542, 468],
  [554, 480, 1, 0],
  [574, 458],
  [592, 414],
  [608, 356, 0, -1],
  [578, 316, -1, 0],
  [548, 348, 0, 1],
  [556, 384],
  [546, 414, 0, 1],
  [562, 424],
  [584, 378],
  [574, 346],
];
const chin: Points = [
  [420, 666],
  [376, 660],
  [332, 652, -1, -0.1],
  [288, 616, 0, -1],
  [297, 580, 0, -1],
  [278, 552, 0, -1],
  [294, 530],
];
const mouth = points(294, 530, 314, 531, 336, 521);
const upperLip: Points = [
  [294, 530],
  [271, 517, -0.2, -1],
  [280, 500],
  [286, 472],
];
const wing: Points = [
  [286, 472],
  [306, 468, 1, -0.3],
  [316, 447, 0, -1],
];
const fold: Points = [
  [316, 447, 0.8, 0.6],
  [337, 470],
  [349, 494],
];
const nostril = points(316, 447, 312, 436, 303, 430);
const nose: Points = [
  [286, 472],
  [268, 471, -1, 0],
  [245, 450, 0, -1],
  [255, 420, 0.4, -1],
  [278, 372, 0.4, -1],
  [297, 336, 0.5, -1],
];
/** The glasses, from the bridge around the lens: to the arm, to the corner of the eye, and back to the bridge. */
const lensTop: Points = [
  [297, 336, 0, -1],
  [333, 297, 1, 0],
  [370, 334, 0, 1],
];
const arm = points(370, 334, 468, 324, 566, 321);
const lensSide: Points = [
  [370, 334, 0, 1],
  [367, 357, -0.3, 1],
];
/** The eye, once around from its corner: the upper lid to the iris and on to the front, the front, the lower lid. */
const lidBack: Points = [
  [367, 357, -0.7, -1],
  [348, 340, -1, -0.4],
  [329, 336],
];
const iris: Points = [
  [329, 336, 0.5, 1],
  [335, 347, 0, 1],
  [331, 360],
];
const lidFront: Points = [
  [329, 336, -1, 0],
  [315, 344, -0.5, 1],
];
const cornea: Points = [
  [315, 344, -0.5, 1],
  [314, 352, 0.2, 1],
  [321, 359, 1, 0.3],
];
const lowerLid: Points = [
  [321, 359, 1, 0.3],
  [342, 363, 1, 0],
  [367, 357],
];
const lensFoot: Points = [
  [367, 357, -0.3, 1],
  [333, 389, -1, 0],
  [297, 336, 0, -1],
];
const brow = points(286, 300, 306, 280, 340, 268, 380, 276);
const forehead: Points = [
  [297, 336, -0.5, -1],
  [286, 300, 0, -1],
  [281, 256, 0, -1],
  [290, 204],
  [310, 162],
];
/** From the forehead along the hairline, over the ear and to the nape. */
const hairline: Points = [
  [310, 162, 1, 0.3],
  [362, 188, 1, 0.7],
  [404, 230, 0.6, 1],
  [430, 284, 0.3, 1],
  [450, 340, 0.4, 1],
  [484, 362, 1, -0.3],
  [524, 310, 0.6, -0.8],
  [576, 284, 1, 0],
  [628, 330, 0.3, 1],
  [640, 420, 0.1, 1],
  [654, 510, 0.2, 1],
  [672, 590, 0.3, 1],
];
/** The strands that are combed back to the knot, by the point of the hairline where each starts. */
const strands: Partial<Record<number, Points>> = {
  0: points(310, 162, 340, 118, 388, 82, 456, 58, 540, 50, 632, 68, 714, 122, 768, 204, 792, 290, 802, 346),
  1: points(362, 188, 394, 146, 450, 112, 540, 94, 630, 114, 702, 174, 750, 256, 778, 350),
  2: points(404, 230, 430, 190, 480, 154, 550, 138, 624, 158, 684, 216, 726, 290, 754, 364),
  3: points(430, 284, 452, 240, 496, 202, 554, 186, 616, 204, 664, 256, 704, 322, 737, 384),
  4: points(450, 340, 466, 296, 502, 254, 554, 234, 606, 246, 648, 290, 686, 344, 725, 406),
  9: points(640, 420, 660, 402, 690, 412, 721, 434),
  10: points(654, 510, 668, 480, 694, 464, 724, 460),
};
/** The knot: from the nape, more than two turns. */
const knot: Points = [
  [672, 590, 0.6, -1],
  [712, 536],
  ...Array.from({ length: 27 }, (_, step): StrokePoint => {
    const turn = 1.9 - step * 0.6;
    const radius = 88 - step * 2.5;
    return [806 + radius * Math.cos(turn), 430 + radius * Math.sin(turn)];
  }),
];
const nape: Points = [...hairline.slice(-1), ...points(684, 644, 708, 694)];
const shoulder: Points = [
  ...points(752, 764, 800, 800, 862, 842, 914, 908),
  [948, 1020, 0, 1],
  [952, 1110, 0, 1],
  [912, 1150, -1, 0],
  [136, 1150, -1, 0],
  [96, 1180, 0, 1],
];

/** Goes along the hairline, and from it along each strand and back. */
function hair(): Points[] {
  return hairline.flatMap((_, at) => [
    ...there(...(strands[at] ? [strands[at]] : [])),
    ...(at < hairline.length - 1 ? [hairline.slice(at, at + 2)] : []),
  ]);
}

/** Returns the sample founder in profile as one continuous line: curves that start where the one before ends, at an angle. */
function portraitCurves(): Points[] {
  return [
    chest,
    collarFront,
    throat,
    ...there(crease),
    larynx,
    ...there(jaw, ear.slice(0, 2), pearl, ear.slice(1)),
    chin,
    ...there(mouth),
    upperLip,
    wing,
    ...there(fold),
    ...there(nostril),
    back(wing),
    nose,
    lensTop,
    ...there(arm),
    lensSide,
    lidBack,
    ...there(iris),
    lidFront,
    cornea,
    lowerLid,
    lensFoot,
    forehead.slice(0, 2),
    ...there(brow),
    forehead.slice(1),
    ...hair(),
    ...there(knot),
    nape,
    collarTop,
    back(collarFront),
    collarFoot,
    ...there(back(collarRoll)),
    shoulder,
  ];
}

/** Draws the sample founder in profile. */
export function portrait(): Stroke {
  return { ...PORTRAIT_BOX, d: joined(portraitCurves()) };
}
