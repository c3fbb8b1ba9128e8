import { years } from '../../content/claims.ts';
import { careerRoad } from './career-road.ts';
import { founderDrawings } from './founder-line.ts';

/** What the line becomes on the about page. */
export const strokes = { road: careerRoad(years.career), ...founderDrawings };
