import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { wayBack } from '../../components/art/stroke.ts';
import { founderLine } from '../_shared/founder-line.ts';
import { reportsLine, sheets } from './reports-line.ts';
import { weeksLine } from './weeks-line.ts';
import { worstLine } from './worst-line.ts';

/** The founder next to her words. */
export const founder = founderLine(0.66);

/** The leadership pilot page's line drawings. */
export const strokes = {
  reports: reportsLine,
  sheets,
  worst: worstLine,
  weeks: weeksLine,
  back: wayBack,
  ...(isDrawnFounder && { founder }),
};
