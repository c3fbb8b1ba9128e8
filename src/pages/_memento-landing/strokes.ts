import { founderStrokes } from '../../components/art/founder.ts';
import { reportsLine } from './reports-line.ts';

/** What the line becomes on the page of the leadership pilot. */
export const strokes = { reports: reportsLine, ...founderStrokes };
