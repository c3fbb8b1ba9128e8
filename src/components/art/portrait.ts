import { smooth, type Stroke, type StrokePoint } from './stroke.ts';

/** The portrait's box; the line comes in at the left edge and leaves under the shoulder. */
export const PORTRAIT_BOX = { width: 1000, height: 1180 } as const;

type Points = readonly StrokePoint[];

/** Pairs coordinates. Two points that almost coincide fix the direction of the curve there. */
function points(...coordinates: readonly number[]): Points {
  return coordinates.flatMap((x, index) => (index % 2 === 0 ? [[x, coordinates[index + 1] ?? 0] as const] : []));
}

/** Goes along points and comes back the same way: one visible stroke that the line leaves again. */
const thereAndBack = (spur: Points): Points => [...spur, ...spur.toReversed().slice(1)];

const chest = points(0, 1010, 110, 1004, 220, 968, 312, 905, 374, 836, 402, 770, 411, 712);
const underChin = [
  ...points(420, 676),
  ...thereAndBack(points(434, 668, 436, 668.6, 452, 673, 464, 675)),
  ...points(417, 652, 411, 630, 416, 608),
];
/** From the neck to the lobe of the ear; the line comes back this way to the chin. */
const jaw = points(435, 589, 437, 587.6, 470, 550, 490, 512, 498.6, 472, 499, 469);
const innerEar = points(502, 438, 510, 418, 526, 402, 533, 382, 526, 362, 508, 350);
const arm = points(488, 341, 485, 341, 450, 338, 404, 344);
const lens = points(378, 346, 362, 332, 338, 328, 308, 334, 294, 356, 296, 386, 314, 410, 342, 414, 366, 398);
const lid = points(375, 375, 373.6, 376.2, 361, 383, 344, 389, 326, 388, 309, 377);
const glasses = [
  ...arm,
  ...lens,
  ...thereAndBack(lid),
  ...points(377.5, 364, 380, 350, 386, 346, 388, 345.8),
  ...arm.toReversed(),
];
const outerEar = points(512, 328, 540, 328, 558, 352, 555, 388, 541, 424, 523, 450, 506, 458);
const chin = points(390, 606, 352, 615, 318, 609, 293, 600, 281, 578, 288, 553);
const mouth = [
  ...points(286, 538, 275, 529, 273, 518, 285, 511),
  ...thereAndBack(points(307, 509, 325, 505, 335, 499)),
  ...points(283, 504, 268, 499, 266, 489, 272, 474, 276, 460),
];
const nose = [
  ...points(288, 456, 303, 453, 311, 444, 305, 434, 298, 441, 289, 452, 268, 455, 248, 449, 240, 436, 246, 416),
  ...points(262, 382, 279, 346, 283, 326, 282, 312),
];
const brow = points(289, 304, 291, 302.5, 316, 286, 352, 281, 390, 292);
const forehead = points(280.5, 306, 279, 304, 272, 272, 277, 236, 293, 200, 322, 172);
const hairline = points(372, 184, 420, 222, 452, 268, 482, 302, 524, 308, 562, 322, 588, 354, 606, 398, 630, 436);
const bun = points(662, 414, 716, 406, 770, 424, 794, 466, 774, 512, 716, 530, 662, 512, 638, 472, 656, 430);
const crown = points(700, 388, 734, 334, 744, 270, 726, 190, 668, 120, 584, 74, 490, 62, 404, 82, 348, 118, 320, 150);
const strands = [
  ...points(321, 162, 350, 148, 424, 132, 512, 162, 592, 236, 644, 318, 670, 388, 668, 404, 642, 356, 584, 278),
  ...points(516, 222, 458, 190, 449, 190, 454, 198, 510, 246, 574, 312, 622, 380, 650, 440),
];
const secondLoop = points(668, 494, 700, 542, 752, 556, 800, 532, 812, 486, 780, 446, 728, 444, 676, 474, 640, 528);
const nape = points(626, 570, 627, 616);
const collar = [
  ...points(631, 660, 643, 706, 640, 750, 600, 800, 540, 832, 488, 849, 471, 853, 471, 868, 498, 924, 536, 984),
  ...points(547, 992, 556, 978, 590, 900, 634, 810, 666, 762, 694, 748),
];
const shoulder = [
  ...points(760, 770, 840, 816, 906, 880, 944, 956, 956, 1030, 944, 1052, 900, 1058, 720, 1058, 560, 1060),
  ...points(390, 1070, 220, 1098, 124, 1130, 96, 1180),
];

/** In the order in which the line draws it. */
const face = [underChin, jaw, innerEar, glasses, outerEar, jaw.toReversed(), chin, mouth, nose, thereAndBack(brow)];
const hair = [forehead, hairline, bun, crown, strands, secondLoop, nape];
const head = [...face, ...hair].flat();

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
