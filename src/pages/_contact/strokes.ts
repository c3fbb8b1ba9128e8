import { hello } from './hello.ts';

/** The contact page's line drawings. */
export const strokes = { hello };
