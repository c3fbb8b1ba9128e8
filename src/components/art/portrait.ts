import { curvePoints } from './curve-points.ts';
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

const chest = curvePoints([
  0, 1010, 1, -0.03, 110, 1004, 1, 0, 222, 990, 1, -0.32, 328, 930, 0.76, -0.66, 398, 838, 0.44, -1,
]);
const collar = curvePoints([398, 838, 1, 0.24, 480, 848, 1, -0.08, 610, 800, 1, -0.56, 722, 704, 0.66, -1]);
const throat = curvePoints([398, 838, 0.5, -1, 428, 752, 0.15, -1, 426, 680, -0.18, -1, 406, 626, -0.5, -1]);
/** The jaw ends below the ear, which hangs from the hair's edge. */
const jaw = curvePoints([406, 626, 1, -0.24, 462, 598, 0.8, -0.6, 506, 548, 0.56, -0.84, 530, 494, 0.3, -0.95]);
const chin = curvePoints([
  406, 626, -1, 0.2, 346, 634, -1, -0.06, 306, 612, -0.6, -1, 297, 580, 0, -1, 301, 552, 0, -1, 291, 532, 0, -1, 305,
  518, 1, -0.1,
]);
const mouth = curvePoints([305, 518, 1, 0.16, 332, 518, 1, -0.12, 359, 502, 0.64, -0.77, 366, 484, 0, -1]);
const upperLip = curvePoints([305, 518, -1, -0.2, 284, 509, -0.5, -1, 288, 490, 0.35, -1, 292, 465, 0, -1]);
const wing = curvePoints([292, 465, 1, 0.05, 314, 462, 1, -0.5, 323, 447, 0, -1, 314, 433, -1, -0.6]);
const nose = curvePoints([
  292, 465, -1, -0.1, 266, 459, -1, -0.4, 252, 440, -0.05, -1, 264, 404, 0.5, -1, 284, 358, 0.36, -1, 296, 320, 0.1, -1,
]);
/** She looks down: the lid is one line from the bridge of the nose. */
const lid = curvePoints([296, 320, 0.5, 1, 312, 338, 1, 0.7, 340, 346, 1, -0.04, 386, 326, 1, -0.9]);
const temple = curvePoints([296, 320, 0, -1, 287, 284, -0.16, -1]);
const brow = curvePoints([287, 284, 0.5, -1, 314, 260, 1, -0.4, 350, 255, 1, 0.14, 400, 276, 1, 0.6]);
const forehead = curvePoints([287, 284, -0.16, -1, 284, 232, 0.06, -1, 296, 184, 0.4, -1, 320, 146, 0.6, -1]);
/** The top of the hair, from the forehead to where it is wound up. */
const crown = curvePoints([
  320, 146, 0.4, -1, 366, 88, 1, -0.8, 446, 50, 1, -0.25, 546, 42, 1, 0.15, 650, 84, 1, 0.73, 718, 166, 0.5, 1, 745,
  278, 0.02, 1, 728, 392, -0.24, 1,
]);
const upperStrand = points(728, 392, 706, 290, 644, 186, 548, 122, 446, 108, 366, 136);
const knot = curvePoints([
  728, 392, 1, -0.4, 787, 389, 73, 16, 843, 450, 25, 88, 831, 542, -48, 72, 761, 574, -73, -16, 704, 514, -25, -88, 704,
  436, 0.2, -1,
]);
const innerTurn = curvePoints([
  704, 436, 0.6, -0.8, 754, 416, 44, 5, 791, 451, 15, 51, 781, 508, -31, 38, 742, 523, -43, -9,
]);
const lowerStrand = points(704, 436, 678, 334, 608, 236, 510, 182, 430, 180, 388, 194);
/** The hair's edge, from the knot over the ear to the forehead. */
const edge = curvePoints([704, 436, -1, -0.4, 652, 418, -1, -0.04, 598, 424, -1, 0.06]);
const ear = curvePoints([598, 424, 0.04, 1, 590, 464, -0.3, 1, 564, 490, -1, 0.1, 548, 466, -0.05, -1]);
const hairline = curvePoints([
  598, 424, -1, 0.06, 520, 418, -1, -0.34, 458, 366, -0.6, -1, 420, 272, -0.34, -1, 380, 190, -0.7, -1, 320, 146, -1,
  -0.44,
]);
const nape = curvePoints([704, 436, -0.1, 1, 686, 540, -0.12, 1, 688, 630, 0.14, 1, 722, 704, 0.7, 1]);
const shoulder: Points = [
  ...points(722, 704, 800, 748, 884, 822, 934, 928, 952, 1040, 926, 1122),
  [840, 1150, -1, 0],
  [136, 1150, -1, 0],
  [96, 1180, 0, 1],
];

/** Returns the sample founder in profile as one continuous line: curves that start where the one before ends, at an angle. */
function portraitCurves(): Points[] {
  return [
    chest,
    ...there(collar),
    throat,
    ...there(jaw),
    chin,
    ...there(mouth),
    upperLip,
    ...there(wing),
    nose,
    ...there(lid),
    temple,
    ...there(brow),
    forehead,
    crown,
    ...there(upperStrand),
    knot,
    ...there(innerTurn),
    ...there(lowerStrand),
    ...there(edge, ...there(ear), hairline),
    nape,
    shoulder,
  ];
}

/** Draws the sample founder in profile. */
export function portrait(): Stroke {
  return { ...PORTRAIT_BOX, d: joined(portraitCurves()) };
}
