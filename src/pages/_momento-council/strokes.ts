import { dinner } from '../../content/dinner.ts';
import { box } from '../../components/art/shapes.ts';
import { eveningStrip } from './evening-strip.ts';
import { protocolCalendar } from './protocol-calendar.ts';
import { seatLine, seatTable, seatTie } from './seat-line.ts';

const strip = eveningStrip(dinner.length.hours * 60, dinner.breathing.minutes, dinner.turn.minutes, dinner.seats);
const boxes = (breathing: boolean) =>
  strip.boxes
    .filter((one) => one.breathing === breathing)
    .map(({ x, width }) => box(x, 0, width, strip.height))
    .join('');

/**
 * What else the page draws from its file: the evening to scale, and the rows of what follows it.
 */
export const drawings = {
  breathing: boxes(true),
  turns: boxes(false),
  talk: strip.talk,
  ...Object.fromEntries(
    protocolCalendar(dinner.day, dinner.afterward).flatMap(({ lines, dots = '' }, row) => [
      [`lines-${row}`, lines],
      [`dots-${row}`, dots],
    ]),
  ),
};

/** The council page's line drawings. */
export const strokes = { seats: seatLine(dinner.seats), table: seatTable(dinner.seats), tie: seatTie(dinner.seats) };
