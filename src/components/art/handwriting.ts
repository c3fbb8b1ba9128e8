import { smooth, type StrokePoint } from './stroke.ts';

/** A letter's points, x and y in turn, in heights of a small letter above the line, and the pen's advance. */
interface Letter {
  points: readonly number[];
  advance: number;
}

const BOWL = [0.52, 0.9, 0.74, 0.98, 0.46, 1.02, 0.14, 0.74, 0.1, 0.3, 0.3, 0.02, 0.58, 0.3, 0.78, 0.95] as const;

/** The letters of the sample founder's name and of the greeting on the contact page. */
const LETTERS: Readonly<Record<string, Letter>> = {
  M: {
    points: [
      0.02, 0.14, 0.16, 0.56, 0.36, 1.32, 0.58, 1.94, 0.7, 1.66, 0.78, 1, 0.94, 0.44, 1.12, 0.84, 1.34, 1.5, 1.58, 1.92,
      1.7, 1.62, 1.7, 0.9, 1.78, 0.22, 2, 0, 2.34, 0.4,
    ],
    advance: 2.34,
  },
  H: {
    points: [
      -0.5, 0.07, -0.18, 0.22, -0.03, 0.5, 0, 0.75, 0, 1.2, 0, 2.2, 0, 1.2, 0, 1.15, 0.05, 1.1, 0.12, 1.1, 0.6, 1.12,
      1.08, 1.14, 1.15, 1.14, 1.2, 1.19, 1.2, 1.24, 1.2, 2.3, 1.2, 1.24, 1.2, 0.9, 1.2, 0.44, 1.26, 0.12, 1.4, 0.02,
      1.56, 0.1, 1.68, 0.24,
    ],
    advance: 1.6,
  },
  V: {
    points: [
      -0.7, -0.08, -0.2, -0.12, 0.24, -0.08, 0.38, 0.03, 0.376, 0.07, 0.27, 0.62, 0.1, 1.36, -0.04, 1.86, -0.16, 2.02,
      -0.34, 1.9, -0.16, 2.02, -0.04, 1.86, 0.1, 1.36, 0.27, 0.62, 0.376, 0.07, 0.38, 0.03, 0.4, 0.07, 0.68, 0.6, 0.98,
      1.22, 1.24, 1.76, 1.44, 2.06, 1.62, 2.1, 1.44, 2.06, 1.24, 1.76, 0.98, 1.22, 0.975, 1.2, 1.06, 1.06,
    ],
    advance: 0.94,
  },
  a: { points: [...BOWL, 0.78, 0.4, 0.9, 0.03, 1.2, 0.4], advance: 1.2 },
  r: { points: [0.26, 0.9, 0.34, 1.14, 0.44, 0.98, 0.64, 0.92, 0.66, 0.5, 0.74, 0.06, 1, 0.32], advance: 1 },
  e: {
    points: [
      0.34, 0.46, 0.55, 0.72, 0.58, 0.94, 0.44, 1.04, 0.28, 0.86, 0.2, 0.48, 0.3, 0.1, 0.5, 0.02, 0.72, 0.12, 0.92,
      0.38,
    ],
    advance: 0.92,
  },
  l: {
    points: [
      0.3, 0.8, 0.42, 1.15, 0.51, 1.5, 0.56, 1.85, 0.57, 2.12, 0.55, 2.3, 0.46, 2.42, 0.38, 2.36, 0.34, 2.18, 0.31,
      1.85, 0.29, 1.5, 0.27, 1.05, 0.27, 0.6, 0.3, 0.28, 0.38, 0.08, 0.5, 0.01, 0.63, 0.08, 0.82, 0.36,
    ],
    advance: 0.8,
  },
  n: {
    points: [
      0.2, 0.88, 0.3, 0.98, 0.34, 0.6, 0.33, 0.05, 0.42, 0.55, 0.66, 0.98, 0.86, 0.86, 0.86, 0.4, 0.96, 0.08, 1.2,
      -0.02,
    ],
    advance: 1.25,
  },
  o: {
    points: [
      0.46, 1, 0.2, 0.92, 0.06, 0.45, 0.24, 0.03, 0.52, 0.14, 0.62, 0.58, 0.54, 0.92, 0.4, 1.05, 0.36, 0.94, 0.54, 0.86,
      0.88, 0.92,
    ],
    advance: 0.8,
  },
  s: {
    points: [0.26, 0.98, 0.36, 1.16, 0.46, 0.86, 0.56, 0.4, 0.42, 0.04, 0.14, 0.1, 0.44, 0.02, 0.84, 0.36],
    advance: 0.84,
  },
  b: {
    points: [
      0.3, 1, 0.58, 1.9, 0.54, 2.4, 0.36, 2.2, 0.28, 1.2, 0.28, 0.3, 0.48, 0, 0.76, 0.24, 0.76, 0.7, 0.6, 0.86, 0.78,
      0.76, 1.02, 0.72,
    ],
    advance: 1,
  },
  g: {
    points: [...BOWL, 0.76, 0, 0.66, -0.85, 0.36, -1.3, 0.08, -1.05, 0.3, -0.5, 0.9, 0, 1.6, 0.4],
    advance: 1.5,
  },
};

/** The slant of letters to the right, as a share of their height. */
const SLANT = 0.22;
const WORD_SPACE = 1;

interface Writing {
  x: number;
  y: number;
  /** The height of a small letter. */
  size: number;
  /** The line's rise to the right, as a share of its length. */
  rise?: number;
  /** Points that the stroke starts and ends with. */
  before?: readonly StrokePoint[];
  after?: readonly StrokePoint[];
}

/** Writes words by hand from (x, y), in one stroke. Knows only the letters above. */
export function handwriting(words: string, { x, y, size, rise = 0, before = [], after = [] }: Writing): string {
  const points: StrokePoint[] = [];
  let pen = 0;
  for (const character of words) {
    const letter = LETTERS[character];
    letter?.points.forEach((along, index, all) => {
      const up = all[index + 1] ?? 0;
      const right = (pen + along + up * SLANT) * size;
      if (index % 2 === 0) points.push([x + right, y - up * size - right * rise]);
    });
    pen += letter?.advance ?? WORD_SPACE;
  }
  return smooth([...before, ...points, ...after]);
}
