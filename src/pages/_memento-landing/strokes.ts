import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { wayBack } from '../../components/art/stroke.ts';
import { reportsLine, sheets } from './reports-line.ts';
import { weeksLine } from './weeks-line.ts';

/** The leadership pilot page's line drawings. */
export const strokes = { reports: reportsLine, sheets, weeks: weeksLine, back: wayBack, ...founderStrokes };
