import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { sprint } from '../../content/guide.ts';
import { consulting } from '../../content/prices.ts';
import { daysLine, panelEdge, reachedLine } from './days-line.ts';
import { reached } from './reached.ts';

const { days } = consulting.accelerator.length;

/** The accelerator page's line drawings. */
export const strokes = {
  days: daysLine(days, sprint),
  edge: panelEdge,
  reached: reachedLine(
    days,
    reached.map(({ day }) => day),
  ),
  ...founderStrokes,
};
