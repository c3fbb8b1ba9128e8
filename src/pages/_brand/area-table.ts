import { enter, leave, turnBack } from '../../components/art/rail.ts';
import { path, type Stroke } from '../../components/art/stroke.ts';
import { aroundTable, footOf, type Table } from '../../components/art/table-line.ts';
import { SEATS } from '../../components/art/table.ts';

const TABLE: Table = { x: 384, y: 350, across: 196, down: 196, reach: 38 };

/** Draws the line around the Memento table, seat by seat, and back to the margin. */
export function areaTable(width: number): Stroke {
  const foot = footOf(TABLE);
  const [back, height] = [foot + 48, foot + 90];
  const d =
    enter(width, foot) +
    path`H${TABLE.x}` +
    aroundTable(TABLE, SEATS) +
    turnBack(width, foot, back) +
    leave(width, back, height);
  return { width, height, d };
}
