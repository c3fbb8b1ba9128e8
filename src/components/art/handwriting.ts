import { joined, type StrokePoint } from './stroke.ts';

/**
 * Words before they slant, in heights of a small letter, upward from the line. Points are where the curves turn. Each curve starts
 * where the one before ends, at an angle; a pen that goes back the way it came shows as one stroke.
 */
type Word = readonly (readonly StrokePoint[])[];

/** One quick movement: the crossbar of H starts in its first foot and ends as the loop of its second stem. */
const HELLO: Word = [
  [
    [-0.84, 1.36, 1, 0],
    [0.06, 2.28, 1, 0],
    [0.2, 2.06, 0.1, -1],
    [0.02, 0.88, -0.2, -1],
    [-0.36, 0, -1, 0],
    [-0.66, 0.38, -0.16, 1],
    [-0.1, 0.98, 1, 0.2],
    [0.84, 1.2, 1, 0.2],
    [1.4, 1.9, -0.16, 1],
    [1.24, 2.24, -1, 0],
    [1.1, 1.84, 0, -1],
    [1.01, 0.36, 0.16, -1],
    [1.29, 0, 1, 0],
    // e
    [1.93, 0.7, -0.16, 1],
    [1.74, 0.98, -1, 0],
    [1.46, 0.4, 0.16, -1],
    [1.76, 0, 1, 0],
    // l
    [2.46, 1.94, -0.16, 1],
    [2.31, 2.34, -1, 0],
    [2.16, 1.9, 0, -1],
    [2.08, 0.36, 0.16, -1],
    [2.36, 0, 1, 0],
    // l
    [3, 1.76, -0.16, 1],
    [2.86, 2.12, -1, 0],
    [2.73, 1.72, 0, -1],
    [2.66, 0.36, 0.16, -1],
    [2.94, 0, 1, 0],
    // o
    [3.5, 0.82, -0.16, 1],
    [3.36, 1, -1, 0],
    [3.16, 0.42, 0.16, -1],
    [3.46, 0, 1, 0],
    [3.84, 0.6, -0.16, 1],
    [3.6, 1, -1, 0],
    [3.48, 0.82, 0.2, -1],
    [3.74, 0.68, 1, 0],
  ],
];

/** Signed daily: a careful M, then letters of diminishing care. V stands on the thread from n to o, its arms drawn there and back. */
const MAREN_VOSSBERG: Word = [
  [
    [-0.5, 0.3, 1, 0.6],
    [0.5, 2.75, 0.2, 1],
  ],
  [
    [0.5, 2.75, 0, -1],
    [0.6, 0.2, 0.03, -1],
  ],
  [
    [0.6, 0.2, 0.2, 1],
    [1.56, 2.85, 0.3, 1],
  ],
  [
    [1.56, 2.85, 0, -1],
    [1.46, 0.34, 0, -1],
    [1.68, 0, 1, 0],
    // a
    [2.46, 1, 0.5, 0.3],
  ],
  [
    [2.46, 1, -1, 0.15],
    [2, 0.4, 0, -1],
    [2.22, 0, 1, 0],
    [2.62, 1, 0.15, 1],
  ],
  [
    [2.62, 1, 0, -1],
    [2.56, 0.34, 0, -1],
    [2.76, 0, 1, 0],
    // r
    [3.2, 1.08, 0.15, 1],
  ],
  [
    [3.2, 1.08, 0.3, -1],
    [3.46, 0.86, 1, 0],
    [3.5, 0.34, 0, -1],
    [3.72, 0, 1, 0],
    // e
    [4.26, 0.58, 0.1, 1],
    [4.08, 0.88, -1, 0],
    [3.84, 0.4, 0, -1],
    [4.12, 0, 1, 0],
    // n
    [4.5, 0.78, 0.6, 0.6],
  ],
  [
    [4.5, 0.78, 0.2, -1],
    [4.54, 0.02, 0, -1],
  ],
  [
    [4.54, 0.02, 0, 1],
    [4.86, 0.68, 1, 0],
    [4.98, 0.34, 0, -1],
    [5.22, 0.02, 1, 0],
    [6.2, 0, 1, 0],
  ],
  // V
  [
    [6.2, 0, -0.1, 1],
    [5.82, 2.5, -0.14, 1],
  ],
  [
    [5.82, 2.5, 0.14, -1],
    [6.2, 0, 0.1, -1],
  ],
  [
    [6.2, 0, 0.15, 1],
    [7.1, 2.75, 0.5, 1],
  ],
  [
    [7.1, 2.75, -0.5, -1],
    [6.2, 0, -0.15, -1],
  ],
  [
    [6.2, 0, 1, 0],
    // o
    [7.24, 0.96, 0.4, 0.4],
  ],
  [
    [7.24, 0.96, -1, 0],
    [6.9, 0.42, 0, -1],
    [7.12, 0, 1, 0],
    [7.44, 0.5, 0, 1],
    [7.24, 0.96, -1, 0.1],
  ],
  // s
  [
    [7.24, 0.96, 0.7, -0.6],
    [7.52, 0.76, 1, 0],
    [7.92, 1.1, 0.6, 1],
  ],
  [
    [7.92, 1.1, 0.1, -1],
    [8.04, 0.34, 0, -1],
    [7.76, 0.02, -1, 0.1],
  ],
  // s
  [
    [7.76, 0.02, 1, 0],
    [8.54, 1.02, 0.5, 1],
  ],
  [
    [8.54, 1.02, 0.1, -1],
    [8.64, 0.34, 0, -1],
    [8.38, 0.02, -1, 0.1],
  ],
  [
    // b
    [8.38, 0.02, 1, 0],
    [9.22, 1.8, 0.05, 1],
    [9.08, 2.35, -1, 0],
    [8.92, 1.8, 0, -1],
    [8.92, 0.36, 0, -1],
    [9.14, 0, 1, 0],
    [9.42, 0.4, 0, 1],
    [9.22, 0.7, -1, 0],
    // e
    [9.4, 0.52, 1, 0],
    [9.92, 0.56, 0.1, 1],
    [9.76, 0.76, -1, 0],
    [9.56, 0.36, 0, -1],
    [9.82, 0, 1, 0],
    // r
    [10.22, 0.78, 0.3, 1],
  ],
  [
    [10.22, 0.78, 0.4, -1],
    [10.46, 0.6, 1, 0],
    [10.5, 0.28, 0, -1],
    [10.7, 0.02, 1, 0],
    // g
    [11.3, 0.72, 0.6, 0.3],
  ],
  [
    [11.3, 0.72, -1, 0.1],
    [10.94, 0.28, 0, -1],
    [11.12, 0, 1, 0],
    [11.46, 0.72, 0.15, 1],
  ],
  [
    [11.46, 0.72, 0, -1],
    [11.36, -0.7, 0, -1],
  ],
];

/** Round at every turn; only y's second stem goes up and down the same way. */
const YES: Word = [
  [
    [0.16, 1.02, 1, 0],
    [0.3, 0.78, 0, -1],
    [0.28, 0.34, 0, -1],
    [0.54, 0, 1, 0],
    [0.92, 0.56, 0, 1],
    [0.92, 1.06, 0, 1],
  ],
  [
    [0.92, 1.06, 0, -1],
    [0.9, -0.66, 0, -1],
    [0.62, -1.22, -1, 0],
    [0.36, -0.9, 0, 1],
    [1.3, 0.22, 1, 0.5],
    // e
    [1.86, 0.68, 0.05, 1],
    [1.66, 1.02, -1, 0],
    [1.4, 0.44, 0, -1],
    [1.7, 0, 1, 0],
    // s: a loop at its head and one at its foot
    [2.42, 0.9, 0.1, 1],
    [2.3, 1.16, -1, 0],
    [2.2, 0.96, 0, -1],
    [2.58, 0.32, 0, -1],
    [2.3, 0, -1, 0],
    [2.1, 0.14, 0, 1],
    [2.32, 0.26, 1, -0.1],
    [2.86, 0.36],
  ],
];

/** The sample founder's name, the greeting on the contact page and the answer on the events page. */
const WORDS = { yes: YES, Hello: HELLO, 'Maren Vossberg': MAREN_VOSSBERG } as const;

interface Writing {
  x: number;
  y: number;
  /** The height of a small letter. */
  size: number;
  /** A factor for the letters' width. */
  stretch?: number;
  /** The slant to the right, as a share of the height. */
  slant?: number;
  /** The line's rise to the right, as a share of its length. */
  rise?: number;
  /** Points that the stroke starts and ends with. */
  before?: readonly StrokePoint[];
  after?: readonly StrokePoint[];
}

/** Writes one of the words by hand from (x, y), in one stroke. */
export function handwriting(
  word: keyof typeof WORDS,
  { x, y, size, stretch = 1, slant = 0.3, rise = 0, before = [], after = [] }: Writing,
): string {
  const at = ([along, up, towardX, towardUp]: StrokePoint): StrokePoint => {
    const right = (along * stretch + up * slant) * size;
    const point = [x + right, y - up * size - right * rise] as const;
    if (towardX === undefined || towardUp === undefined) return point;
    const ahead = towardX * stretch + towardUp * slant;
    return [...point, ahead, -towardUp - ahead * rise];
  };
  const curves: StrokePoint[][] = WORDS[word].map((curve) => curve.map(at));
  curves[0]?.unshift(...before);
  curves.at(-1)?.push(...after);
  return joined(curves);
}
