import { joined, type StrokePoint } from './stroke.ts';

/**
 * Words before they slant, in heights of a small letter, upward from the line. Points are where the curves turn. Each curve starts
 * where the one before ends, at an angle; a pen that goes back the way it came shows as one stroke.
 */
type Word = readonly (readonly StrokePoint[])[];

/** One quick movement: the crossbar of H starts in its first foot and ends as the loop of its second stem. */
const HELLO: Word = [
  [
    [-0.5, 1.3, 1, 0.1],
    [0.1, 2.26, 1, 0],
    [0.26, 2, 0.1, -1],
    [0.06, 0.7, -0.14, -1],
    [-0.3, 0, -1, 0],
    [-0.6, 0.44, 0, 1],
    [0, 0.98, 1, 0.2],
    [0.7, 1.2, 1, 0.35],
    [1.12, 1.92, -0.16, 1],
    [0.96, 2.24, -1, 0],
    [0.8, 1.84, 0, -1],
    [0.74, 0.44, 0.14, -1],
    [1.04, 0, 1, 0],
    // e
    [1.66, 0.66, -0.16, 1],
    [1.44, 0.98, -1, 0],
    [1.16, 0.44, 0.14, -1],
    [1.5, 0, 1, 0],
    // l
    [2.18, 1.98, -0.16, 1],
    [2.02, 2.32, -1, 0],
    [1.86, 1.88, -0.04, -1],
    [1.8, 0.44, 0.14, -1],
    [2.1, 0, 1, 0],
    // l
    [2.74, 1.78, -0.16, 1],
    [2.58, 2.12, -1, 0],
    [2.42, 1.68, -0.04, -1],
    [2.38, 0.44, 0.14, -1],
    [2.68, 0, 1, 0],
    // o: once around from its left, then through its top and on
    [3.02, 0.52, 0, 1],
    [3.4, 1, 1, 0],
    [3.76, 0.54, 0.12, -1],
    [3.4, 0, -1, 0],
    [3.12, 0.48, 0, 1],
    [3.5, 0.84, 1, 0.1],
  ],
];

/** The sample founder's signature: an M of two arches, then smaller letters, round at every turn. */
const MAREN_VOSSBERG: Word = [
  [
    [-0.5, 1.6, 1, 0.4],
    [-0.2, 2.2, 1, 0],
    [0, 1.8, 0, -1],
    [0, 0.06, 0, -1],
  ],
  [
    [0, 0.06, 0, 1],
    [0, 1.5, 0, 1],
    [0.42, 2.5, 1, 0],
    [0.78, 1.8, 0, -1],
    [0.78, 0.06, 0, -1],
  ],
  [
    [0.78, 0.06, 0, 1],
    [0.78, 1.4, 0, 1],
    [1.18, 2.3, 1, 0],
    [1.54, 1.6, 0, -1],
    [1.54, 0.4, 0, -1],
    [1.78, 0, 1, 0],
    // a
    [2.52, 0.6, 0.1, 1],
    [2.28, 1, -1, 0],
    [2, 0.46, 0, -1],
    [2.22, 0, 1, 0],
    [2.52, 0.6, 0.1, 1],
    [2.6, 0.94, 1, 0],
    [2.66, 0.4, 0, -1],
    [2.86, 0, 1, 0],
    // r
    [3.22, 0.8, 0.1, 1],
    [3.12, 1.08, -1, 0],
    [3.04, 0.96, 0, -1],
    [3.26, 0.84, 1, 0],
    [3.46, 0.4, 0, -1],
    [3.68, 0, 1, 0],
    // e
    [4.2, 0.58, -0.05, 1],
    [4.04, 0.9, -1, 0],
    [3.84, 0.4, 0, -1],
    [4.12, 0, 1, 0],
    // n
    [4.46, 0.6, 0.1, 1],
    [4.56, 0.86, 1, 0],
    [4.64, 0.36, 0, -1],
    [4.74, 0.04, 1, 0],
    [4.9, 0.5, 0.1, 1],
    [5.06, 0.8, 1, 0],
    [5.16, 0.36, 0, -1],
    [5.4, 0, 1, 0],
    // V: up and down each arm, with a hook at its end
    [5.9, 0.02, 1, 0],
    [6.06, 0.5, -0.12, 1],
    [5.84, 2.1, -0.12, 1],
    [5.66, 2.44, -1, 0],
    [5.6, 2.28, 0.3, -1],
    [5.84, 2.1, 0.12, -1],
    [6.06, 0.5, 0.12, -1],
    [6.22, 0.04, 1, 0],
    [6.44, 0.5, 0.2, 1],
    [6.96, 2.2, 0.2, 1],
    [7.2, 2.56, 1, 0],
    [7.24, 2.38, -0.6, -1],
    [6.96, 2.2, -0.2, -1],
    [6.44, 0.5, -0.2, -1],
    [6.6, 0, 1, 0],
    // o
    [7.34, 0.5, 0, 1],
    [7.12, 0.96, -1, 0],
    [6.88, 0.48, 0, -1],
    [7.1, 0, 1, 0],
    [7.34, 0.5, 0, 1],
    [7.14, 0.94, -1, 0],
    [7.06, 0.84, 0, -1],
    [7.26, 0.72, 1, 0],
    // s
    [7.62, 0.9, 0.3, 1],
    [7.74, 1.08, 1, 0],
    [7.94, 0.34, 0, -1],
    [7.72, 0, -1, 0],
    [7.56, 0.12, 0, 1],
    [7.76, 0.2, 1, 0],
    // s
    [8.28, 0.84, 0.3, 1],
    [8.4, 1.02, 1, 0],
    [8.6, 0.34, 0, -1],
    [8.38, 0, -1, 0],
    [8.22, 0.12, 0, 1],
    [8.42, 0.18, 1, 0],
    // b
    [9.14, 1.8, 0, 1],
    [9, 2.3, -1, 0],
    [8.86, 1.8, 0, -1],
    [8.86, 0.36, 0, -1],
    [9.08, 0, 1, 0],
    [9.34, 0.42, 0, 1],
    [9.16, 0.74, -1, 0],
    [9.08, 0.64, 0, -1],
    [9.28, 0.52, 1, 0],
    // e
    [9.84, 0.6, 0, 1],
    [9.68, 0.82, -1, 0],
    [9.48, 0.38, 0, -1],
    [9.74, 0, 1, 0],
    // r
    [10.12, 0.66, 0.1, 1],
    [10.04, 0.92, -1, 0],
    [9.96, 0.82, 0, -1],
    [10.16, 0.7, 1, 0],
    [10.36, 0.34, 0, -1],
    [10.58, 0, 1, 0],
    // g
    [11.16, 0.54, 0.1, 1],
    [10.94, 0.88, -1, 0],
    [10.68, 0.42, 0, -1],
    [10.88, 0, 1, 0],
    [11.16, 0.54, 0.1, 1],
    [11.24, 0.84, 1, 0],
    [11.3, 0.3, 0, -1],
    [11.24, -0.7, 0, -1],
  ],
];

/** Round at every turn; the pen goes back the way it came at both ends of s. */
const YES: Word = [
  [
    [0.16, 1.02, 1, 0],
    [0.32, 0.74, 0, -1],
    [0.32, 0.32, 0, -1],
    [0.56, 0, 1, 0],
    [0.88, 0.5, 0.1, 1],
    [1.02, 1.04, 1, 0.1],
    [1.08, 0.86, -0.05, -1],
    [0.98, -0.62, -0.1, -1],
    [0.72, -1.2, -1, 0],
    [0.55, -0.86, 0.1, 1],
    [1.1, -0.02, 1, 0.5],
    // e
    [1.9, 0.68, 0, 1],
    [1.68, 1.02, -1, 0],
    [1.42, 0.44, 0, -1],
    [1.72, 0, 1, 0],
    // s
    [2.1, 0.3, 0.7, 1],
    [2.36, 0.88, 0.5, 1],
    [2.64, 1.02, 1, -0.3],
  ],
  [
    [2.64, 1.02, -1, 0.35],
    [2.4, 1.04, -1, -0.2],
    [2.26, 0.8, 0, -1],
    [2.46, 0.52, 1, -0.7],
    [2.66, 0.24, 0, -1],
    [2.4, 0, -1, 0],
    [2.12, 0.12, -0.6, 0.5],
  ],
  [
    [2.12, 0.12, 0.6, -0.5],
    [2.4, 0, 1, 0],
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
