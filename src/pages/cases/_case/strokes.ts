import { cases } from '../../../content/cases.ts';
import { wayBack } from '../../../components/art/stroke.ts';
import { loopsOf } from './loops-line.ts';

/** The line drawings of the cases' pages, each by its slug, and the way back from the right margin. */
export const strokes = {
  ...Object.fromEntries(cases.map((study) => [study.slug, loopsOf(study)])),
  wayBack,
};
