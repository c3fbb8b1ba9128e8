import type { Drawing } from '../../components/art/drawing.ts';
import { HERO_STRANDS } from './tangle-drawing.ts';

const WIDTH = 1200;
const HEIGHT = 72;
const LANE = 9;
/** Each strand's rank, the most expensive first. */
const RANKS = [2, 5, 0, 3, 6, 1, 4];
/** How many strands are worth doing. */
const KEPT = 5;

const level = (lane: number) => HEIGHT / 2 + (lane - (HERO_STRANDS - 1) / 2) * LANE;
const along = (lane: number) => `M0 ${level(lane)}H${WIDTH}`;
const upTo = (count: number) => Array.from({ length: count }, (_, lane) => lane);

/**
 * Draws what becomes of the hero's strands, row by row: they are ranked and the last two dropped; one goes to a person instead of
 * through the gate; the rest become one; and that one runs in a loop. The essential part is in the middle, so that a narrow
 * window shows all of it.
 */
export function orderDrawings(): Drawing[] {
  const ranked = RANKS.map((rank, lane) => {
    const end = rank < KEPT ? WIDTH : 760 - (rank - KEPT) * 50;
    return `M0 ${level(lane)}H400C500 ${level(lane)} 540 ${level(rank)} 640 ${level(rank)}H${end}`;
  });
  const last = level(KEPT - 1);
  const toAPerson = `M0 ${last}H540C620 ${last} 600 62 660 62H690M690 62a6 6 0 1 0 12 0a6 6 0 1 0-12 0`;
  const gate = `M600 2V${level(KEPT - 2) + 6}`;
  const single = level(KEPT - 2);
  const joined = upTo(KEPT - 1).map(
    (lane) => `M0 ${level(lane)}H440C560 ${level(lane)} 560 ${single} 680 ${single}H${WIDTH}`,
  );
  const loop = `M0 ${single}H470C690 ${single} 670 5 600 5C530 5 510 ${single} 730 ${single}H${WIDTH}`;
  return [ranked, [...upTo(KEPT - 1).map(along), toAPerson, gate], joined, [loop]].map((strokes) => ({
    width: WIDTH,
    height: HEIGHT,
    strokes,
  }));
}
