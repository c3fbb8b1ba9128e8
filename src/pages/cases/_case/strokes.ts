import { wayBack } from '../../../components/art/stroke.ts';
import { cases } from '../../../content/cases.ts';
import { loopsOf } from './loops-line.ts';

/** What the line becomes on a case's page: one drawing per case, by its slug. */
export const strokes = {
  ...Object.fromEntries(cases.map((study) => [study.slug, loopsOf(study)])),
  wayBack,
};
