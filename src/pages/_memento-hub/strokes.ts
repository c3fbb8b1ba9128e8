import { hubLine } from './hub-table.ts';

/** The hub's line drawings. */
export const strokes = { table: hubLine };
