import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { reportsLine, sheets } from './reports-line.ts';

/** The leadership pilot page's line drawings. */
export const strokes = { reports: reportsLine, sheets, ...founderStrokes };
