import { smooth, type StrokePoint } from './stroke.ts';

type Point = readonly [x: number, y: number];

/** A letter's points, in heights of a small letter above the line, and the pen's advance. */
interface Letter {
  points: readonly Point[];
  advance: number;
  /** The pen leaves the paper after this letter. */
  lifts?: true;
}

const BOWL: readonly Point[] = [
  [0.52, 0.9],
  [0.74, 0.98],
  [0.46, 1.02],
  [0.14, 0.74],
  [0.1, 0.3],
  [0.3, 0.02],
  [0.58, 0.3],
  [0.78, 0.95],
];

/** The letters of the sample founder's name and of the greeting on the contact page. */
const LETTERS: Readonly<Record<string, Letter>> = {
  M: {
    points: [
      [-0.15, 0.25],
      [0, 0],
      [0.3, 1.3],
      [0.58, 2.3],
      [0.7, 1.9],
      [0.82, 1.1],
      [1, 0.55],
      [1.2, 1.1],
      [1.62, 2.3],
      [1.74, 1.9],
      [1.76, 1],
      [1.84, 0.25],
      [2.05, 0],
      [2.4, 0.4],
    ],
    advance: 2.4,
  },
  H: {
    points: [
      [0.05, 1.9],
      [0.3, 2.25],
      [0.34, 1.5],
      [0.26, 0.6],
      [0.12, 0],
      [0.2, 0.5],
      [0.42, 1.02],
      [1.02, 1.22],
      [1.36, 1.7],
      [1.5, 2.3],
      [1.34, 1.9],
      [1.2, 1],
      [1.2, 0.2],
      [1.4, 0],
      [1.7, 0.36],
    ],
    advance: 1.6,
  },
  V: {
    points: [
      [-0.2, 1.9],
      [0, 2.22],
      [0.2, 2.2],
      [0.28, 1.7],
      [0.34, 0.9],
      [0.46, 0.06],
      [0.58, 0.04],
      [0.82, 0.7],
      [1.12, 1.5],
      [1.5, 2.2],
      [1.84, 2.34],
      [1.96, 2.1],
    ],
    advance: 1.08,
    lifts: true,
  },
  a: {
    points: [...BOWL, [0.78, 0.4], [0.9, 0.03], [1.2, 0.4]],
    advance: 1.2,
  },
  r: {
    points: [
      [0.26, 0.9],
      [0.34, 1.14],
      [0.44, 0.98],
      [0.64, 0.92],
      [0.66, 0.5],
      [0.74, 0.06],
      [1, 0.32],
    ],
    advance: 1,
  },
  e: {
    points: [
      [0.35, 0.55],
      [0.56, 0.84],
      [0.46, 1.04],
      [0.26, 0.88],
      [0.2, 0.45],
      [0.34, 0.05],
      [0.62, 0.06],
      [0.92, 0.38],
    ],
    advance: 0.92,
  },
  l: {
    points: [
      [0.36, 1.1],
      [0.6, 1.9],
      [0.56, 2.4],
      [0.38, 2.2],
      [0.28, 1.2],
      [0.3, 0.3],
      [0.5, 0.02],
      [0.82, 0.36],
    ],
    advance: 0.8,
  },
  n: {
    points: [
      [0.2, 0.88],
      [0.3, 0.98],
      [0.34, 0.6],
      [0.33, 0.05],
      [0.42, 0.55],
      [0.66, 0.98],
      [0.86, 0.86],
      [0.86, 0.4],
      [0.98, 0.03],
      [1.3, 0.26],
    ],
    advance: 1.25,
  },
  o: {
    points: [
      [0.46, 1],
      [0.2, 0.92],
      [0.06, 0.45],
      [0.24, 0.03],
      [0.56, 0.2],
      [0.64, 0.66],
      [0.44, 0.98],
      [0.5, 0.84],
      [0.84, 0.86],
    ],
    advance: 0.78,
  },
  s: {
    points: [
      [0.26, 0.98],
      [0.36, 1.16],
      [0.46, 0.86],
      [0.56, 0.4],
      [0.42, 0.04],
      [0.14, 0.1],
      [0.44, 0.02],
      [0.84, 0.36],
    ],
    advance: 0.84,
  },
  b: {
    points: [
      [0.3, 1],
      [0.58, 1.9],
      [0.54, 2.4],
      [0.36, 2.2],
      [0.28, 1.2],
      [0.28, 0.3],
      [0.48, 0],
      [0.76, 0.24],
      [0.76, 0.7],
      [0.6, 0.86],
      [0.78, 0.76],
      [1.02, 0.72],
    ],
    advance: 1,
  },
  g: {
    points: [...BOWL, [0.76, 0], [0.66, -0.85], [0.36, -1.3], [0.08, -1.05], [0.3, -0.5], [0.9, 0], [1.6, 0.4]],
    advance: 1.5,
  },
};

/** The slant of letters to the right, as a share of their height. */
const SLANT = 0.22;
const WORD_SPACE = 0.9;

/**
 * Writes words by hand from (x, y) on the line, letters joined; `size` is the height of a small letter. `before` and `after` are
 * points that the first and the last stroke start and end with. Only the letters above can be written.
 */
export function handwriting(
  words: string,
  { x, y, size, before = [], after = [] }: Place & { before?: StrokePoint[]; after?: StrokePoint[] },
): string {
  const strokes: StrokePoint[][] = [[...before]];
  let pen = x;
  for (const character of words) {
    const letter = LETTERS[character];
    if (letter) {
      const { points, advance } = letter;
      strokes.at(-1)?.push(...points.map(([dx, dy]): StrokePoint => [pen + (dx + dy * SLANT) * size, y - dy * size]));
      pen += advance * size;
    } else pen += WORD_SPACE * size;
    if (!letter || letter.lifts) strokes.push([]);
  }
  strokes.at(-1)?.push(...after);
  return strokes.map(smooth).join('');
}

interface Place {
  x: number;
  y: number;
  size: number;
}
