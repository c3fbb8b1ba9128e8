import { turns } from '../../content/career.ts';
import { careerRoad } from './career-road.ts';
import { founderDrawings } from './founder-line.ts';

/** What the line becomes on the about page. */
export const strokes = { road: careerRoad(turns), ...founderDrawings };
