import { smooth, type Stroke, type StrokePoint } from './stroke.ts';

/** The portrait's box; the line comes in at the left edge and leaves under the shoulder. */
export const PORTRAIT_BOX = { width: 1000, height: 1180 } as const;

type Points = readonly StrokePoint[];

/** Goes along points and comes back the same way: a fold, which would otherwise need a second line. */
const thereAndBack = (points: Points): Points => [...points, ...points.toReversed().slice(1)];

const chest: Points = [
  [0, 1010],
  [90, 1008],
  [170, 988],
  [240, 936],
  [300, 872],
  [346, 812],
  [372, 752],
  [384, 700],
];
const jaw: Points = [
  [391, 656],
  [404, 622],
  ...thereAndBack([
    [424, 586],
    [444, 552],
    [457, 518],
    [461, 490],
  ]),
  [404, 600],
  [386, 603],
  [366, 606],
  [350, 607],
  [330, 615],
  [306, 611],
  [289, 596],
  [283, 576],
  [289, 557],
];
const mouth: Points = [
  [285, 542],
  [274, 533],
  [271, 522],
  [280, 514],
  [302, 510],
  [322, 507],
  [332, 500],
  [322, 507],
  [302, 509],
  [278, 505],
  [265, 500],
  [265, 491],
  [273, 478],
  [276, 464],
];
const nose: Points = [
  [290, 462],
  [306, 457],
  ...thereAndBack([
    [315, 446],
    [328, 462],
    [339, 484],
  ]),
  [311, 431],
  [300, 434],
  [297, 447],
  [281, 458],
  [255, 456],
  [242, 446],
  [242, 433],
  [250, 415],
  [263, 388],
  [277, 360],
  [285, 338],
];
const forehead: Points = [
  [281, 318],
  [275, 294],
  [277, 260],
  [287, 226],
  [305, 196],
  [322, 178],
];
/** From the forehead to the temple; the line comes back this way to the crown. */
const HAIRLINE: Points = [
  [350, 188],
  [374, 220],
  [398, 258],
  [412, 300],
];
const hairline: Points = [[334, 172], ...HAIRLINE, [424, 330], [446, 346]];
const ear: Points = [
  [470, 344],
  [498, 342],
  [514, 366],
  [510, 402],
  [494, 436],
  [478, 464],
  [462, 468],
  [456, 450],
  [464, 432],
  [482, 420],
  [490, 398],
  [482, 378],
  [468, 380],
  [463, 396],
  [472, 408],
  [463, 408],
  [452, 392],
];
const glasses: Points = [
  [436, 382],
  [400, 375],
  [366, 368],
  [353, 364],
  [346, 352],
  [330, 340],
  [308, 337],
  [288, 346],
  [276, 367],
  [277, 394],
  [291, 415],
  [316, 422],
  [340, 411],
  [353, 389],
  [352, 372],
];
const eye: Points = [
  [344, 374],
  [330, 386],
  [313, 391],
  [298, 389],
  [288, 395],
  [298, 388],
  [302, 378],
  [316, 369],
  [334, 369],
  [350, 377],
  ...thereAndBack([
    [366, 386],
    [378, 398],
  ]),
  [362, 374],
];
const brow: Points = [
  [372, 350],
  [376, 330],
  [356, 315],
  [326, 310],
  [302, 316],
  [290, 328],
  [294, 316],
  [312, 303],
  [346, 298],
  [384, 306],
  [410, 316],
];
const temple: Points = [...HAIRLINE.toReversed(), [340, 178]];
const crown: Points = [
  [322, 158],
  [326, 130],
  [356, 98],
  [410, 70],
  [482, 58],
  [556, 76],
  [618, 122],
  [652, 194],
  [658, 274],
  [640, 336],
];
const bun: Points = [
  [606, 392],
  [584, 440],
  [602, 496],
  [654, 520],
  [714, 504],
  [748, 456],
  [742, 404],
  [706, 368],
  [656, 356],
  [618, 374],
  ...thereAndBack([
    [596, 404],
    [622, 436],
    [668, 446],
    [712, 430],
    [734, 404],
  ]),
  ...thereAndBack([
    [594, 412],
    [612, 468],
    [656, 496],
    [704, 488],
  ]),
];
const strands: Points = [
  ...thereAndBack([
    [592, 388],
    [560, 372],
    [520, 320],
    [476, 246],
    [424, 178],
    [372, 132],
    [350, 126],
  ]),
  ...thereAndBack([
    [596, 380],
    [572, 330],
    [538, 250],
    [486, 172],
    [430, 118],
    [398, 102],
  ]),
  ...thereAndBack([
    [586, 396],
    [530, 378],
    [488, 330],
    [450, 264],
    [410, 206],
    [376, 172],
  ]),
];
const nape: Points = [
  [562, 424],
  [524, 430],
  [502, 430],
  [508, 442],
  [532, 458],
  [556, 482],
  [568, 514],
];
const body: Points = [
  [562, 560],
  [564, 620],
  [580, 676],
  [592, 706],
  [586, 724],
  [548, 768],
  [478, 808],
  [410, 826],
  [392, 832],
  [394, 848],
  [426, 904],
  [470, 978],
  [484, 992],
  [494, 978],
  [530, 900],
  [576, 800],
  [602, 736],
  [616, 728],
  [660, 744],
  [750, 782],
  [840, 836],
  [904, 906],
  [940, 980],
  [956, 1036],
  [948, 1052],
  [916, 1058],
  [740, 1058],
  [560, 1060],
  [390, 1070],
  [220, 1098],
  [124, 1130],
  [96, 1180, 0, 1],
];

/** Tilts the head down a little: she looks at what she signs. */
function tilted(points: Points): Points {
  const [angle, x, y] = [-0.07, 450, 600];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return points.map(([px, py]) => [x + (px - x) * cos - (py - y) * sin, y + (px - x) * sin + (py - y) * cos]);
}

const head = [jaw, mouth, nose, forehead, hairline, ear, glasses, eye, brow, temple, crown, bun, strands, nape].flat();

/** Returns the sample founder in profile as the points of one continuous line. */
export function portraitPoints(): StrokePoint[] {
  return [...chest, ...tilted(head), ...body];
}

/** Draws the sample founder in profile. */
export function portrait(): Stroke {
  return { ...PORTRAIT_BOX, d: smooth(portraitPoints()) };
}
