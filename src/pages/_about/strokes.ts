import { turns } from '../../content/career.ts';
import { careerRoad } from './career-road.ts';
import { founderDrawings } from './founder-line.ts';

/** The about page's line drawings. */
export const strokes = { road: careerRoad(turns), ...founderDrawings };
