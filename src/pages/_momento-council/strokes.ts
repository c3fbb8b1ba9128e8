import { dinner } from '../../content/dinner.ts';
import { box } from '../../components/art/shapes.ts';
import { eveningStrip } from './evening-strip.ts';
import { protocolCalendar } from './protocol-calendar.ts';
import { seatTable } from './seat-table.ts';
import { tableView } from './table-view.ts';

const { edge, sight, chairs } = seatTable(dinner.seats);
const strip = eveningStrip(dinner.length.hours * 60, dinner.breathing.minutes, dinner.turn.minutes, dinner.seats);
const boxes = (breathing: boolean) =>
  strip.boxes
    .filter((one) => one.breathing === breathing)
    .map(({ x, width }) => box(x, 0, width, strip.height))
    .join('');
const view = tableView(dinner.seats);

/**
 * What the page draws from its file: the table from above and as one guest sees it, the evening to scale,
 * and the rows of what follows it.
 */
export const drawings = {
  table: edge + chairs.map(({ outline }) => outline).join(''),
  sight,
  edge: view.edge + view.toYou,
  across: view.across,
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
