import { isDrawnFounder } from '../../components/art/drawn-founder.ts';
import { sprint } from '../../content/guide.ts';
import { consulting } from '../../content/prices.ts';
import { founderLine } from '../_shared/founder-line.ts';
import { daysLine, panelEdge, reachedLine } from './days-line.ts';
import { reached } from './reached.ts';

const { days } = consulting.accelerator.length;

/** The founder next to the words about her. */
export const founder = founderLine(0.66);

/** The accelerator page's line drawings. */
export const strokes = {
  days: daysLine(days, sprint),
  edge: panelEdge,
  reached: reachedLine(
    days,
    reached.map(({ day }) => day),
  ),
  ...(isDrawnFounder && { founder }),
};
