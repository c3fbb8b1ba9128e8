import { cases } from '../../../content/cases.ts';
import { comeBack } from '../../../components/art/rail.ts';
import { loopsOf } from './loops-line.ts';

/** The line drawings of the cases' pages, each by its slug, and the way back from beyond the right edge. */
export const strokes = {
  ...Object.fromEntries(cases.map((study) => [study.slug, loopsOf(study)])),
  comeBack,
};
