import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { climbLine, pile } from './climb-line.ts';
import { reportsLine, sheets } from './reports-line.ts';

/** The leadership pilot page's line drawings. */
export const strokes = { reports: reportsLine, sheets, climb: climbLine, pile, ...founderStrokes };
