import { smooth, type Stroke, type StrokePoint } from './stroke.ts';

/** The portrait's box; the line comes in at the left edge and leaves under the shoulder. */
const PORTRAIT_BOX = { width: 1000, height: 1180 } as const;

type Points = readonly StrokePoint[];

/** Pairs coordinates. Two points that almost coincide fix the direction of the curve there. */
function points(coordinates: readonly number[]): Points {
  return coordinates.flatMap((x, index) => (index % 2 === 0 ? [[x, coordinates[index + 1] ?? 0] as const] : []));
}

/** Goes along points and back the same way, which shows as one stroke. */
const thereAndBack = (spur: Points): Points => [...spur, ...spur.toReversed().slice(1)];

const chest = points([0, 1010, 110, 1004, 220, 968, 312, 905, 374, 836, 402, 770, 411, 712]);
const underChin = [
  ...points([420, 676]),
  ...thereAndBack(points([434, 668, 436, 668.6, 452, 673, 464, 675])),
  ...points([417, 652, 411, 630, 416, 608]),
];
/** From the neck to the lobe of the ear; the line comes back this way to the chin. */
const jaw = points([435, 589, 437, 587.6, 470, 550, 490, 512, 498.6, 472, 499, 469]);
const innerEar = points([502, 438, 510, 418, 526, 402, 533, 382, 526, 362, 508, 350]);
const outerEar = points([512, 328, 540, 328, 558, 352, 555, 388, 541, 424, 523, 450, 506, 458]);
const chin = points([390, 606, 352, 615, 318, 609, 293, 600, 281, 578, 288, 553]);
const mouth = [
  ...points([286, 538, 275, 529, 273, 518, 285, 511]),
  ...thereAndBack(points([307, 509, 325, 505, 335, 499])),
  ...points([283, 504, 268, 499, 266, 489, 272, 474, 276, 460]),
];
/** From the nostril toward the corner of the mouth. */
const fold = points([311, 444, 314, 445, 327, 454, 335, 467]);
/** The lowered lid, from the bridge of the nose. */
const lid = points([279, 343, 281, 344, 298, 351, 320, 356, 343, 355, 364, 347]);
const nose = [
  ...points([288, 456, 303, 453]),
  ...thereAndBack(fold),
  ...points([305, 434, 298, 441, 289, 452, 268, 455, 248, 449, 240, 436, 246, 416, 262, 382, 276, 354]),
  ...thereAndBack(lid),
  ...points([283, 326, 282, 312]),
];
const brow = points([289, 304, 291, 302.5, 316, 286, 352, 281, 390, 292]);
const forehead = points([280.5, 306, 279, 304, 272, 272, 277, 236, 293, 200, 322, 172]);
const hairline = points([372, 184, 420, 222, 452, 268, 482, 302, 524, 308, 562, 322, 588, 354, 606, 398, 630, 436]);
const bun = points([662, 412, 718, 398, 780, 412, 814, 456, 796, 508, 730, 522, 668, 506, 640, 470, 656, 428]);
const crown = points([698, 388, 732, 336, 746, 270, 730, 192, 674, 124, 592, 78, 498, 60, 408, 72, 346, 106, 309, 146]);
const strands = points([
  318, 159, 340, 163, 392, 161, 452, 173, 520, 210, 586, 266, 640, 334, 672, 390, 677, 378, 664, 304, 614, 218, 542,
  154, 468, 116, 460, 118, 466, 126, 530, 174, 590, 244, 636, 322, 664, 388, 666, 404, 655, 396, 618, 334, 566, 280,
  500, 236, 493, 238, 498, 246, 554, 294, 606, 360, 650, 440,
]);
const secondLoop = points([666, 498, 702, 546, 758, 552, 794, 512, 776, 464, 726, 450, 682, 480, 642, 532]);
const nape = points([626, 570, 627, 616]);
const collar = points([
  631, 660, 643, 706, 640, 750, 600, 800, 540, 832, 492, 848, 474, 853, 474, 868, 498, 924, 534, 982, 546, 994, 556,
  980, 592, 900, 632, 812, 662, 764, 690, 746,
]);
const shoulder = points([
  760, 770, 840, 816, 906, 880, 944, 956, 956, 1026, 941, 1049, 904, 1056, 740, 1058, 560, 1062, 390, 1073, 220, 1099,
  124, 1130, 96, 1180,
]);

/** The head's points, in drawing order. */
const head = [
  underChin,
  jaw,
  innerEar,
  outerEar,
  jaw.toReversed(),
  chin,
  mouth,
  nose,
  thereAndBack(brow),
  forehead,
  hairline,
  bun,
  crown,
  strands,
  secondLoop,
  nape,
].flat();

/** Tilts the head down a little: she looks at what she signs. */
function tilted([x, y]: StrokePoint): StrokePoint {
  const [angle, centerX, centerY] = [-0.07, 450, 600];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [centerX + (x - centerX) * cos - (y - centerY) * sin, centerY + (x - centerX) * sin + (y - centerY) * cos];
}

/** Returns the sample founder in profile as the points of one continuous line. */
export function portraitPoints(): StrokePoint[] {
  return [...chest, ...head.map(tilted), ...collar, ...shoulder];
}

/** Draws the sample founder in profile. */
export function portrait(): Stroke {
  return { ...PORTRAIT_BOX, d: smooth(portraitPoints()) };
}
