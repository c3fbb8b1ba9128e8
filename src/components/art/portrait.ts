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
/** The jaw, from the throat up to the hair's edge. */
const jaw = curvePoints([406, 626, 1, -0.2, 480, 590, 0.8, -0.6, 552, 510, 0.5, -0.86, 590, 424, 0.3, -1]);
const chin = curvePoints([
  406, 626, -1, 0.2, 350, 636, -1, 0, 308, 606, -0.35, -1, 311, 562, 0.3, -1, 297, 538, -0.15, -1, 314, 519, 1, -0.25,
]);
const mouth = curvePoints([314, 519, 1, 0.1, 342, 518, 1, -0.15, 368, 506, 0.75, -0.6]);
const upperLip = curvePoints([314, 519, -1, -0.25, 289, 507, 0, -1, 299, 484, 0.25, -1, 300, 466, -0.2, -1]);
const nose = curvePoints([
  300, 466, -0.75, -0.65, 276, 455, -1, -0.1, 257, 432, 0.15, -1, 284, 374, 0.42, -1, 307, 314, 0.12, -1,
]);
/** She looks down: the lid comes out of the bridge of the nose. */
const lid = curvePoints([307, 314, 0.25, 1, 322, 333, 1, 0.4, 346, 334, 1, -0.35, 376, 314, 0.6, -0.8]);
const forehead = curvePoints([307, 314, -0.35, -1, 293, 272, -0.12, -1, 291, 214, 0.14, -1, 322, 146, 0.62, -1]);
/** The top of the hair, from the forehead to where it is wound up. */
const crown = curvePoints([
  322, 146, 0.4, -1, 366, 88, 1, -0.8, 446, 50, 1, -0.25, 546, 42, 1, 0.15, 650, 84, 1, 0.73, 718, 166, 0.5, 1, 745,
  278, 0.02, 1, 728, 392, -0.24, 1,
]);
const upperStrand = points(728, 392, 706, 290, 644, 186, 548, 122, 446, 112, 346, 162);
const knot = curvePoints([
  728, 392, 1, -0.4, 787, 389, 73, 16, 843, 450, 25, 88, 831, 542, -48, 72, 761, 574, -73, -16, 704, 514, -25, -88, 704,
  436, 0.2, -1,
]);
const innerTurn = curvePoints([
  704, 436, 0.6, -0.8, 754, 416, 44, 5, 791, 451, 15, 51, 781, 508, -31, 38, 742, 523, -43, -9,
]);
const lowerStrand = points(704, 436, 678, 334, 608, 236, 510, 182, 448, 186, 397, 218);
/** The hair's edge, from the knot over the ear to the forehead. */
const edge = curvePoints([704, 436, -1, -0.4, 652, 420, -1, -0.04, 590, 424, -1, -0.02]);
/** The lobe of her ear, below the hair. */
const lobe = [
  ...curvePoints([704, 436, -1, -0.4, 644, 420, -1, -0.06]),
  ...curvePoints([
    644, 420, 0.1, 1, 640, 448, -0.3, 1, 621, 464, -1, 0.05, 605, 448, -0.3, -1, 602, 424, 0.05, -1,
  ]).slice(1),
];
const hairline = curvePoints([
  590, 424, -1, -0.1, 516, 404, -1, -0.45, 460, 350, -0.5, -1, 424, 266, -0.4, -1, 378, 188, -0.8, -1, 322, 146, -1,
  -0.5,
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
    nose,
    ...there(lid),
    forehead,
    crown,
    ...there(upperStrand),
    knot,
    ...there(innerTurn),
    ...there(lowerStrand),
    ...there(lobe),
    ...there(edge, hairline),
    nape,
    shoulder,
  ];
}

/** Draws the sample founder in profile. */
export function portrait(): Stroke {
  return { ...PORTRAIT_BOX, d: joined(portraitCurves()) };
}
