import { wayBack } from '../../components/art/stroke.ts';
import { dinner } from '../../content/dinner.ts';
import { farSeats, nearTable, overTheEdge } from './across-line.ts';
import { daysLine } from './days-line.ts';
import { eveningLine } from './evening-line.ts';
import { seatLine, seatTable } from './seat-line.ts';
import { seatTie } from './seat-tie.ts';

const { seats, day, hours, length, breathing, turn, afterward } = dinner;

/** The council page's line drawings. */
export const strokes = {
  seats: seatLine(seats),
  table: seatTable(seats),
  tie: seatTie(seats),
  nearTable: nearTable(seats),
  farSeats: farSeats(seats),
  overTheEdge,
  evening: eveningLine({
    minutes: length.hours * 60,
    breathing,
    turn: turn.minutes,
    seats,
    hours: hours.split('–'),
  }),
  wayBack,
  days: daysLine({ ...afterward, day }),
};
