import { curvePoints } from './curve-points.ts';
import { joined, type StrokePoint } from './stroke.ts';
import { writtenWords } from './written-words.ts';

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
  word: keyof typeof writtenWords,
  { x, y, size, stretch = 1, slant = 0.3, rise = 0, before = [], after = [] }: Writing,
): string {
  const at = ([along, up, towardX, towardUp]: StrokePoint): StrokePoint => {
    const right = (along * stretch + up * slant) * size;
    const point = [x + right, y - up * size - right * rise] as const;
    if (towardX === undefined || towardUp === undefined) return point;
    const ahead = towardX * stretch + towardUp * slant;
    return [...point, ahead, -towardUp - ahead * rise];
  };
  const curves: StrokePoint[][] = writtenWords[word].map((curve) => curvePoints(curve).map(at));
  curves[0]?.unshift(...before);
  curves.at(-1)?.push(...after);
  return joined(curves);
}
