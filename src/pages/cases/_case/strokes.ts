import { cases } from '../../../content/cases.ts';
import { wayBack } from '../../../components/art/stroke.ts';
import { loopsOf } from './loops-line.ts';
import { stairEnd } from './stair-end.ts';

/** The line drawings of the cases' pages, each by its slug, and the ways back to the left margin. */
export const strokes = {
  ...Object.fromEntries(cases.map((study) => [study.slug, loopsOf(study)])),
  wayBack,
  stairEnd,
};
