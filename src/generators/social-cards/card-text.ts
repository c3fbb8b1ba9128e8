import { letterWidth } from '../../styles/letter-width.ts';

const SIZES = [128, 112, 96, 84, 72, 62, 54] as const;
/** The average width of a letter, as a share of the font's size: in the display family, and in the face for other scripts. */
const AVERAGE = letterWidth('display');
const OTHER_SCRIPT = 0.58;
const LATIN = /[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;
/** Widths of letters relative to the average, in nearly every face. The first match counts. */
const SHAPES: readonly (readonly [letters: RegExp, share: number])[] = [
  [/\s/u, 0.55],
  [/[ijltfrI1.,:;!'’|()]/u, 0.8],
  [/[mwMW—@%&]/u, 1.95],
  [/\p{Lu}/u, 1.5],
  [/./u, 1.25],
];

/** Returns the largest size at which a title fits a box, no word wider than the box. */
export function titleSize(title: string, width: number, height: number): number {
  return SIZES.find((size) => fits(title, size, width, height)) ?? SIZES[SIZES.length - 1] ?? 54;
}

/** Returns whether a text fits a box at a size. */
export function fits(text: string, size: number, width: number, height: number): boolean {
  const longest = Math.max(...text.split(/\s+/).map(lengthOf));
  return longest * size <= width && Math.ceil((lengthOf(text) * size * 1.12) / width) * size * 1.02 <= height;
}

/** Returns how long a text is, as a multiple of the font's size. */
function lengthOf(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
}

function widthOf(letter: string): number {
  if (!LATIN.test(letter)) return OTHER_SCRIPT;
  return AVERAGE * (SHAPES.find(([letters]) => letters.test(letter))?.[1] ?? 1);
}

/** The shortest line that says enough. */
const MIN_LENGTH = 15;

/** Returns a description up to the first colon or full stop that leaves a long enough line. */
export function firstLine(description: string): string {
  const stops = Array.from(description.matchAll(/:\s|\.\s|\.$/g), ({ index }) => index);
  return description.slice(
    0,
    stops.find((stop) => stop >= MIN_LENGTH),
  );
}

/** Returns as many whole clauses as fit a number of letters, or the whole text if not even the first fits. */
export function clausesWithin(text: string, letters: number): string {
  if (text.length <= letters) return text;
  const end = text.lastIndexOf(', ', letters);
  return end > 0 ? text.slice(0, end) : text;
}
