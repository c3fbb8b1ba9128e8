import { day } from './day.ts';
import { hello } from './hello.ts';

/** The contact page's line drawings. */
export const strokes = { hello, day };
