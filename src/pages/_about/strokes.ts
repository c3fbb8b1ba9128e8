import { turns } from '../../content/career.ts';
import { careerRoad } from './career-road.ts';
import { doubleRule } from './double-rule.ts';
import { founderDrawings } from './founder-line.ts';

/** The about page's line drawings. */
export const strokes = { road: careerRoad(turns), doubleRule, ...founderDrawings };
