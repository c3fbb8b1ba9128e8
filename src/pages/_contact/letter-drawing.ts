import type { Drawing } from '../../components/art/drawing.ts';
import { handwriting } from '../../components/art/handwriting.ts';

const LETTER = ['Work that waits on a desk', 'and who waits for it', 'what it costs us a week', 'Could a machine'];
const ANSWER = ['Yes and here is', 'where to begin'];
const LINE = 72;
const SMALL = 20;

/** Draws a handwritten letter and, indented below it, the answer in another hand. */
export function letterDrawing(): {
  width: number;
  height: number;
  letter: Drawing['strokes'];
  answer: Drawing['strokes'];
} {
  return {
    width: 640,
    height: 480,
    letter: LETTER.map((words, line) => handwriting(words, line === 0 ? 4 : 36, 66 + line * LINE, SMALL)),
    answer: ANSWER.map((words, line) => handwriting(words, 270 + line * 30, 372 + line * LINE, SMALL * 1.1)),
  };
}
