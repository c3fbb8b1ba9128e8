import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { wayBack, WIDE } from '../../components/art/stroke.ts';
import { sprint } from '../../content/guide.ts';
import { consulting } from '../../content/prices.ts';
import { founderLine } from '../_shared/founder-line.ts';
import { daysLine } from './days-line.ts';

/** The founder next to the words about her. */
export const founder = founderLine(0.66);

/** The accelerator page's line drawings. */
export const strokes = {
  days: daysLine(consulting.accelerator.length.days, sprint),
  wayBack: () => wayBack(WIDE),
  ...(isDrawnFounder && { founder }),
};
