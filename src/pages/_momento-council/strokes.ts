import { dinner } from '../../content/dinner.ts';
import { seatLine } from './seat-line.ts';

/** What the line becomes on the council’s page. */
export const strokes = { seats: seatLine(dinner.seats) };
