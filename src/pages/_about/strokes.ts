import { founderStrokes } from '../../components/art/drawn-founder.ts';
import { turns } from '../../content/career.ts';
import { careerRoad } from './career-road.ts';
import { doubleRule } from './double-rule.ts';
import { founderSignature } from './signature-line.ts';

/** The about page's line drawings. */
export const strokes = { road: careerRoad(turns), doubleRule, ...founderSignature, ...founderStrokes };
