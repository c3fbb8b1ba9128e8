import { hello } from './hello.ts';
import { questionMark } from './question-mark.ts';

/** The contact page's line drawings. */
export const strokes = { hello, questionMark };
