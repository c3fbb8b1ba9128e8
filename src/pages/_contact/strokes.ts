import { hello } from './hello.ts';

/** What the line becomes on the contact page. */
export const strokes = { hello };
