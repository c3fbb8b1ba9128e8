import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { comeBack } from '../../components/art/rail.ts';
import { sprint } from '../../content/guide.ts';
import { consulting } from '../../content/prices.ts';
import { daysLine } from './days-line.ts';

/** The accelerator page's line drawings. */
export const strokes = { days: daysLine(consulting.accelerator.length.days, sprint), comeBack, ...founderStrokes };
