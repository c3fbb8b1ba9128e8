import { hello } from './hello.ts';

/** The contact page's line drawing. */
export const strokes = { hello };
