import { sum } from '../../lib/sum.ts';
import { letterWidth } from '../../styles/letter-width.ts';
import type { Stroke } from '../../components/art/stroke.ts';

/** A drawing of the line with words in it. */
export interface Scene extends Stroke {
  words: Word[];
}

/** Words in a scene, in units of its box. Without a size, they are a note: small and gray. */
export interface Word {
  x: number;
  y: number;
  size?: number;
  text: string;
  anchor?: 'middle' | 'end';
  /** Set if it is as gray as a note. */
  isPale?: boolean;
}

type Sized = Word & { size: number };

const LEADING = 1.14;

/** Breaks a text into lines of at most so many characters; a longer word has a line of its own. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Splits a text after each sentence. */
export const sentences = (text: string): string[] => text.split(/(?<=[.]) /);

/** Sets a text in lines of at most so many characters, the first one at the word's own place. */
export function paragraph({ text, ...word }: Sized, most: number): Sized[] {
  return wrapped(text, most).map((line, index) => ({ ...word, text: line, y: word.y + index * word.size * LEADING }));
}

/** Makes lines smaller if the longest is wider than the room. */
export function fitted(lines: readonly Sized[], room: number): Sized[] {
  const scale = Math.min(1, room / Math.max(...lines.map(lengthOf)));
  return lines.map((line) => ({ ...line, size: line.size * scale }));
}

/** Letters by their width in the display face, as a share of its average letter; all others are 1.35. */
const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ['’ \u00a0', 0.5],
  ['.,:;jli!', 0.64],
  ['1IJ/tf', 0.77],
  ['scrze3“”?', 0.97],
  ['axvyg24579LSFo6', 1.17],
  ['CKRGBY', 1.46],
  ['DUNOQHX', 1.57],
  ['wW', 1.8],
  ['mM', 2.02],
];

/** How much closer letters are, as a share of their size: `tracking-display`. */
const CLOSER = 0.018;

/** Returns a text's length in the display face, so that another face doesn't make it longer. */
export function lengthOf({ text, size = 0 }: Word): number {
  const widths = Array.from(text, (letter) => WIDTHS.find(([letters]) => letters.includes(letter))?.[1] ?? 1.35);
  return Math.round((sum(widths) * letterWidth('display') - CLOSER * text.length) * size);
}

/** Lets the letters of a quotation’s first line start where those below do: its mark is in the margin or, on a phone, before all lines. */
export function hung<Line extends Word>([first, ...others]: readonly Line[], wide: boolean): Line[] {
  if (!first) return [];
  const mark = lengthOf({ ...first, text: '“' });
  if (wide) return [{ ...first, x: first.x - mark }, ...others];
  return [first, ...others.map((line) => ({ ...line, x: line.x + mark }))];
}
