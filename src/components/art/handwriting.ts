import { joined, type StrokePoint } from './stroke.ts';

type Curve = readonly StrokePoint[];

/**
 * A letter before it slants, in heights of a small letter, upward from the line. Its points are where its curves turn. The first
 * curve goes on from the letter before; each other one starts where the one before ends, at an angle.
 */
interface Letter {
  curves: readonly Curve[];
  advance: number;
}

/** How most letters end: on the way up to the next. */
const end = (x: number): Curve => [
  [x - 0.26, 0, 1, 0],
  [x, 0.38],
];
/** The bowl of a and g: from its top, around and up again. */
const BOWL: Curve = [
  [0.68, 0.96, -0.8, 0.4],
  [0.5, 1.02, -1, 0],
  [0.16, 0.44, 0, -1],
  [0.4, 0, 1, 0],
  [0.78, 0.98, 0.05, 1],
];
const TO_BOWL: Curve = [[0.68, 0.96, 0.8, 0.1]];
/** The loop of l and b, down to the line. */
const LOOP: Curve = [
  [0.5, 1.75, 0, 1],
  [0.33, 2.3, -1, 0],
  [0.14, 1.7, 0, -1],
  [0.14, 0.42, 0, -1],
];

/** The letters of the sample founder's name, of the greeting on the contact page and of the answer on the events page. */
const LETTERS: Readonly<Record<string, Letter>> = {
  M: {
    curves: [
      [
        [0.3, 1.5, 0.12, 1],
        [0.46, 2.05, 1, 0],
        [0.6, 1.5, 0.02, -1],
        [0.64, 0, 0.02, -1],
      ],
      [
        [0.64, 0, 0.1, 1],
        [0.98, 1.5, 0.24, 1],
        [1.18, 2.05, 1, 0],
        [1.32, 1.5, 0, -1],
        [1.32, 0.42, 0, -1],
        ...end(1.8),
      ],
    ],
    advance: 1.8,
  },
  H: {
    curves: [
      [
        [-0.5, 2.25, 1, 0.15],
        [0, 1.75, 0, -1],
        [0, 0.3, 0, -1],
        [-0.2, 0, -1, 0],
        [-0.34, 0.3, 0.1, 1],
        [0.3, 1.06, 1, 0.2],
        [0.9, 1.32, 1, 0.6],
        [1.34, 1.95, 0, 1],
        [1.22, 2.3, -1, 0],
        [1.1, 1.75, 0, -1],
        [1.1, 0.42, 0, -1],
        ...end(1.58),
      ],
    ],
    advance: 1.58,
  },
  V: {
    curves: [
      [
        [-0.66, 1.5, 0.15, 1],
        [-0.3, 2.05, 1, 0],
        [0.04, 1.6, 0.08, -1],
        [0.42, 0, 0.2, -1],
      ],
      [
        [0.42, 0, 0.2, 1],
        [0.9, 1.7, 0.3, 1],
        [1.3, 2.15, 1, 0.1],
      ],
      [
        [1.3, 2.15, -1, -0.1],
        [0.9, 1.7, -0.3, -1],
        [0.74, 1.14, -0.26, -1],
      ],
      [[0.74, 1.14, 1, -0.5]],
    ],
    advance: 0.9,
  },
  a: { curves: [TO_BOWL, BOWL, [[0.78, 0.98, 0, -1], [0.78, 0.42, 0, -1], ...end(1.2)]], advance: 1.2 },
  r: {
    curves: [
      [[0.34, 1.1, 0.3, 1]],
      [[0.34, 1.1, 0.1, -1], [0.48, 0.92, 1, 0], [0.68, 0.72, 0, -1], [0.68, 0.42, 0, -1], ...end(1.1)],
    ],
    advance: 1.1,
  },
  e: {
    curves: [
      [
        [0.48, 0.74, 0, 1],
        [0.33, 1.02, -1, 0],
        [0.08, 0.46, 0, -1],
        [0.36, 0, 1, 0],
        [0.76, 0.38],
      ],
    ],
    advance: 0.76,
  },
  l: { curves: [[...LOOP, ...end(0.68)]], advance: 0.68 },
  n: {
    curves: [
      [
        [0.2, 1, 1, 0],
        [0.34, 0.7, 0, -1],
        [0.34, 0, 0, -1],
      ],
      [[0.34, 0, 0, 1], [0.36, 0.4, 0.1, 1], [0.66, 1, 1, 0], [0.84, 0.7, 0, -1], [0.84, 0.42, 0, -1], ...end(1.26)],
    ],
    advance: 1.26,
  },
  o: {
    curves: [
      [[0.46, 1.02, 1, 0]],
      [
        [0.46, 1.02, -1, 0],
        [0.16, 0.48, 0, -1],
        [0.4, 0, 1, 0],
        [0.68, 0.54, 0, 1],
        [0.46, 1.02, -1, 0],
        [0.4, 0.9, 0, -1],
        [0.56, 0.82, 1, 0],
        [0.9, 0.94, 1, 0.3],
      ],
    ],
    advance: 0.8,
  },
  s: {
    curves: [
      [[0.36, 1.14, 0.4, 1]],
      [
        [0.36, 1.14, 0.05, -1],
        [0.56, 0.36, 0, -1],
        [0.3, 0, -1, 0],
        [0.1, 0.12, -0.4, 1],
      ],
      [
        [0.1, 0.12, 0.4, -1],
        [0.3, 0, 1, 0],
        [0.78, 0.38],
      ],
    ],
    advance: 0.78,
  },
  b: {
    curves: [
      [
        ...LOOP,
        [0.38, 0, 1, 0],
        [0.68, 0.5, 0, 1],
        [0.5, 0.94, -1, 0],
        [0.42, 0.84, 0, -1],
        [0.6, 0.72, 1, 0],
        [0.88, 0.66, 1, 0],
      ],
    ],
    advance: 0.86,
  },
  g: {
    curves: [
      TO_BOWL,
      BOWL,
      [
        [0.78, 0.98, 0, -1],
        [0.78, -0.7, 0, -1],
        [0.5, -1.2, -1, 0],
        [0.24, -0.86, 0, 1],
        [1.3, 0.2, 1, 0.35],
      ],
    ],
    advance: 1.3,
  },
  y: {
    curves: [
      [[0.24, 1.02, 0.3, 1]],
      [
        [0.24, 1.02, 0, -1],
        [0.22, 0.4, 0, -1],
        [0.44, 0, 1, 0],
        [0.82, 1.02, 0.1, 1],
      ],
      [
        [0.82, 1.02, 0, -1],
        [0.82, -0.66, 0, -1],
        [0.54, -1.2, -1, 0],
        [0.28, -0.86, 0, 1],
        [1.24, 0.2, 1, 0.5],
      ],
    ],
    advance: 1.24,
  },
};

/** The slant of letters to the right, as a share of their height. */
const SLANT = 0.27;
const WORD_SPACE = 1.1;

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
  const curves: StrokePoint[][] = [[...before]];
  let pen = 0;
  for (const character of words) {
    const letter = LETTERS[character];
    const at = ([along, up, towardX, towardUp]: StrokePoint): StrokePoint => {
      const right = (pen + along + up * SLANT) * size;
      const point = [x + right, y - up * size - right * rise] as const;
      if (towardX === undefined || towardUp === undefined) return point;
      const ahead = towardX + towardUp * SLANT;
      return [...point, ahead, -towardUp - ahead * rise];
    };
    letter?.curves.forEach((curve, index) => {
      if (index === 0) curves.at(-1)?.push(...curve.map(at));
      else curves.push(curve.map(at));
    });
    pen += letter?.advance ?? WORD_SPACE;
  }
  curves.at(-1)?.push(...after);
  return joined(curves);
}
