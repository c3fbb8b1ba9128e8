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

const chest = points(0, 1010, 110, 1004, 214, 986, 296, 948, 352, 898, 400, 836);
/** The collar: a band with two edges around the neck. */
const collarEdge: Points = [[400, 836], ...points(408, 824), [414, 812]];
const collarTop: Points = [
  [724, 706],
  [690, 752],
  [600, 806],
  [500, 832],
  [414, 812],
];
const collarFoot: Points = [
  [724, 706],
  [738, 728],
  [706, 784],
  [606, 838],
  [500, 862],
  [400, 836],
];
const throatFoot = points(414, 812, 428, 772, 432, 736);
const throat = points(432, 736, 431, 704, 424, 672, 412, 642);
const jaw = points(412, 642, 454, 620, 500, 576, 526, 520, 540, 470);
const lobe: Points = [
  [540, 470, 0.1, 1],
  [552, 486, 1, 0.3],
];
/** A pearl at the lobe: once around, from its top. */
const pearl: Points = [
  [552, 486, 1, 0],
  [564, 498, 0, 1],
  [552, 510, -1, 0],
  [540, 498, 0, -1],
  [552, 486, 1, 0],
];
const ear: Points = [
  [552, 486, 1, 0.3],
  [568, 468, 0.4, -1],
  [582, 434, 0.5, -1],
  [604, 398, 0.3, -1],
  [610, 368, 0, -1],
  [588, 342, -1, 0],
  [562, 362, 0, 1],
  [572, 392, 0.1, 1],
  [560, 424, -0.8, 0.4],
];
const chin: Points = [
  [412, 642],
  [380, 650],
  [340, 645, -1, -0.15],
  [303, 614, -0.2, -1],
  [306, 578, 0, -1],
  [283, 548, 0, -1],
  [299, 530],
];
const mouth = points(299, 530, 318, 533, 342, 522);
const upperLip: Points = [
  [299, 530],
  [274, 515, -0.2, -1],
  [284, 496, 0.6, -0.9],
  [292, 474],
];
const wing: Points = [
  [292, 474],
  [312, 468, 1, -0.3],
  [320, 448, 0, -1],
];
const nose: Points = [
  [292, 474],
  [273, 468, -1, -0.25],
  [256, 446, 0, -1],
  [266, 416, 0.45, -1],
  [284, 374, 0.4, -1],
  [296, 336, 0.1, -1],
  [294, 324],
];
/** The eye as one sees it from the side: the upper lid from the bridge of the nose, the eyeball, the iris, the lower lid. */
const lashes: Points = [
  [294, 324],
  [308, 318, 1, -0.3],
  [322, 314.5, 1, 0],
];
const eyeball: Points = [
  [322, 314.5],
  [316, 330, 0, 1],
  [324, 347, 0.5, 1],
];
const lowerLid: Points = [
  [324, 347],
  [346, 352, 1, 0.05],
  [366, 346],
];
const lid: Points = [
  [322, 314.5],
  [334, 314.5, 1, 0.1],
];
const iris: Points = [
  [334, 314.5],
  [341, 330, 0, 1],
  [332, 349, -0.6, 1],
];
const corner: Points = [
  [334, 314.5],
  [354, 321, 1, 0.5],
  [378, 346],
];
const temple: Points = [
  [294, 324],
  [288, 304, -0.1, -1],
];
const brow: Points = [
  [288, 304],
  [306, 280, 1, -0.6],
  [340, 270],
  [386, 288, 0.8, 0.7],
];
const forehead: Points = [
  [288, 304, -0.1, -1],
  [284, 256, 0, -1],
  [294, 200, 0.3, -1],
  [318, 152],
];
/** The top of the hair, from the forehead to where it is tied. */
const crown: Points = [
  [318, 152, -0.1, -1],
  [340, 98, 0.6, -1],
  [424, 54, 1, -0.2],
  [530, 48, 1, 0.1],
  [640, 86, 1, 0.6],
  [718, 168, 0.5, 1],
  [746, 276, 0.05, 1],
  [728, 372, -0.4, 1],
];
const tie: Points = [
  [728, 372, -0.35, 1],
  [712, 416],
];
/** Two strands that are combed back; each ends before the forehead. */
const strandTop: Points = [
  [728, 372],
  [724, 330, 0, -1],
  [684, 226, -0.5, -1],
  [606, 140, -1, -0.6],
  [500, 106, -1, 0],
  [420, 128, -1, 0.5],
];
const strandMiddle: Points = [
  [712, 416],
  [684, 310, -0.4, -1],
  [612, 226, -1, -0.6],
  [520, 200, -1, 0.1],
  [466, 240, -0.5, 1],
];
/** The knot: once around, with two turns inside. */
const knot: Points = [
  [712, 416, 0.4, 1],
  [742, 446, 1, 0.3],
  [790, 436, 1, -0.1],
  [836, 478, 0.2, 1],
  [828, 548, -0.3, 1],
  [772, 594, -1, 0.1],
  [706, 568, -0.6, -1],
  [690, 496, 0.1, -1],
  [712, 416, 0.6, -1],
];
const innerTurn: Points = [
  [712, 416],
  [724, 470, -0.1, 1],
  [732, 522, 0.4, 1],
  [770, 546, 1, 0],
  [800, 510, 0, -1],
  [782, 474, -1, -0.2],
  [754, 492, -0.2, 1],
];
const outerTurn: Points = [
  [712, 416],
  [770, 448, 1, 0.4],
  [812, 500, 0.1, 1],
  [800, 552, -0.5, 1],
];
/** The hair's edge, from the tie over the ear to the forehead. */
const edge: Points = [
  [712, 416],
  [630, 356, -0.9, -0.4],
  [560, 336, -1, 0.1],
  [480, 352, -1, -0.1],
  [436, 326, -0.6, -1],
  [412, 262, -0.3, -1],
  [368, 190, -0.8, -0.9],
  [318, 152, -1, -0.5],
];
const nape = points(712, 416, 680, 470, 668, 540, 672, 610, 690, 664, 724, 706);
const shoulder: Points = [
  ...points(724, 706, 780, 740, 860, 800, 914, 880),
  [942, 990, 0.15, 1],
  [952, 1110, 0, 1],
  [912, 1150, -1, 0],
  [136, 1150, -1, 0],
  [96, 1180, 0, 1],
];

/** Returns the sample founder in profile as one continuous line: curves that start where the one before ends, at an angle. */
function portraitCurves(): Points[] {
  const eye = there(lashes, ...there(eyeball, lowerLid), lid, ...there(iris), corner);
  return [
    chest,
    collarEdge,
    throatFoot,
    throat,
    ...there(jaw, lobe, pearl, ear),
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
    ...there(strandTop),
    tie,
    ...there(strandMiddle),
    knot,
    ...there(innerTurn),
    ...there(outerTurn),
    ...there(edge),
    nape,
    ...there(collarTop),
    ...there(collarFoot),
    shoulder,
  ];
}

/** Draws the sample founder in profile. */
export function portrait(): Stroke {
  return { ...PORTRAIT_BOX, d: joined(portraitCurves()) };
}
