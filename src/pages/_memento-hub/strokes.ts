import { hubLine } from './hub-table.ts';

/** What the line becomes on the hub. */
export const strokes = { table: hubLine };
