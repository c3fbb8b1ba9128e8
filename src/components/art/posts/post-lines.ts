import { seededRandom } from '../../../lib/random.ts';
import { circle } from '../drawing.ts';
import { dashes } from '../shapes.ts';
import { turnOf } from '../rail.ts';
import { path, rails, smooth, type StrokePoint, WIDE } from '../stroke.ts';
import { coil, tangle, wall } from './flows.ts';
import { gettingUp } from './gatherings.ts';
import type { DrawingName } from './drawing-name.ts';
import type { PostDrawing } from './post-drawing.ts';

/** The drawing in the units of a page that is WIDE; it is longer than the page, for larger windows. */
export const LINE_BOX = { width: 2800, height: 384 };
const END = LINE_BOX.width;
const GROUND = 330;
/** Halfway between the picture's head and its foot. */
const GATE = 192;
const RAIL = rails(WIDE).left;
const TURN = turnOf(WIDE);
const FOOT = LINE_BOX.height;

/** Draws the way out of the margin to the right, at a height. */
const outAt = (y: number) => path`M${RAIL} 0V${y - TURN}Q${RAIL} ${y} ${RAIL + TURN} ${y}`;
const OUT = outAt(GROUND);

/** Continues the line through points, with the same direction at each seam. */
function through(points: readonly StrokePoint[]): string {
  return smooth([[RAIL + TURN, GROUND, 1, 0], ...points, [END, GROUND, 1, 0]]).replace(/^M[^C]*/, '');
}

const each = <T>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => draw(index));

/**
 * A post's head: the page's line leaves the margin, draws what the post is about and runs on to the window's edge. What it is about
 * must be in the first 720 units: a phone shows no more.
 */
export const postLines: Readonly<Record<DrawingName, () => PostDrawing>> = {
  /** Rules the sheet on which a hand counts in fives. */
  tally() {
    const random = seededRandom('struck');
    const near = (n: number) => n + (random() - 0.5) * 12;
    const groups = each(7, (group) => 132 + group * 330);
    const upright = (x: number) => path`M${near(x)} ${near(64)}L${near(x)} ${near(288)}`;
    const fives = groups.map(
      (x) =>
        each(4, (place) => upright(x + 46 + place * 58)).join('') + path`M${x} ${near(244)}L${x + 266} ${near(104)}`,
    );
    return { marks: '', line: `${OUT}H${END}`, bold: fives.join('') };
  },
  /** Runs while someone works, and coils once for every day of waiting: the longest wait is the second. */
  waiting() {
    const [WORK, DAY] = [86, 22];
    const waits = [3, 8, 2, 6, 5, 7, 4, 3, 6, 2, 7].map((days, index) => coil(days, index % 2 ? 250 : 150));
    const longest = RAIL + TURN + 2 * WORK + 3 * DAY;
    return {
      marks: '',
      line: `${OUT}${waits.map((wait) => `h${WORK}${wait}`).join('')}H${END}`,
      bold: path`M${longest} ${GROUND}` + coil(8, 250),
    };
  },
  /** Passes the gate in a wall where all others turn away, as many above as below. */
  gate() {
    const turned = each(10, (index) => {
      const [x, dy] = [604 - index * 26, 22 + index * 17];
      return path`M120 ${GATE - dy}H${x}q14 0 14 -14V0` + path`M120 ${GATE + dy}H${x}q14 0 14 14V${FOOT}`;
    });
    return {
      marks: turned.join(''),
      line: `${outAt(GATE)}H${END}`,
      bold: path`M${RAIL + TURN} ${GATE}H${END}` + wall(650, GATE, 20, FOOT),
    };
  },
  /** Goes back for every record in doubt. */
  ledger() {
    const doubted = [
      [2, 1],
      [5, 3],
      [8, 0],
      [11, 2],
      [15, 0],
      [18, 3],
      [22, 1],
      [27, 2],
    ].map(([column = 0, row = 0]) => [164 + column * 56, 70.5 + row * 40] as const);
    const rows = each(6, (row) => dashes(150, 70.5 + row * 40, END - 150, 28));
    const catches = doubted.map(
      ([x, y]) =>
        path`H${x - 74}C${x - 10} ${GROUND} ${x + 24} ${y + 90} ${x + 24} ${y}A24 24 0 0 0 ${x - 24} ${y}C${x - 24} ${y + 90} ${x + 10} ${GROUND} ${x + 74} ${GROUND}`,
    );
    const records = doubted.map(([x, y]) => path`M${x - 14} ${y}h28`);
    return { marks: rows.join(''), line: `${OUT}${catches.join('')}H${END}`, bold: records.join('') };
  },
  /** Goes around the table once, past every chair. */
  board() {
    const [x, rx, ry] = [405, 270, 124];
    const chairs = each(14, (seat) => {
      const angle = ((seat + 0.5) * Math.PI) / 7;
      return circle(x + Math.cos(angle) * (rx + 40), GROUND - ry + Math.sin(angle) * (ry + 36), 13);
    });
    const sheet = each(5, (line) => path`M${x - 60} ${GROUND - ry - 52 + line * 26}h120`);
    return { marks: chairs.join(''), line: `${OUT}H${x}a${rx} ${ry} 0 1 0 -.1 0H${END}`, bold: sheet.join('') };
  },
  /** Draws people who get up one by one. */
  room() {
    const standing = each(20, (place) => path`M${1260 + place * 40} ${GROUND - 8}v-190`);
    return { marks: gettingUp(25, 260, 40, GROUND - 8, 190), line: `${OUT}H${END}`, bold: standing.join('') };
  },
  /** Climbs past the old way’s traces, which get fewer. */
  curve() {
    const random = seededRandom('curve');
    const weeks = each(72, (week) => {
      const share = 1 / (1 + Math.exp((week - 24) / 6));
      const bad = Math.max(0, 1 - Math.abs(week - 41) / 2.5) * 70;
      return path`M${136 + week * 26} ${GROUND + 34}v${-(10 + share * 250 + bad + random() * 14)}`;
    });
    const climb: StrokePoint[] = [
      [360, GROUND - 30],
      [620, 160],
      [900, 78],
      [1340, 26, 1, 0],
    ];
    const points: StrokePoint[] = [[RAIL + TURN, GROUND, 1, 0], ...climb, [END, 26, 1, 0]];
    const bold = smooth(points);
    return { marks: weeks.join(''), line: OUT + bold.replace(/^M[^C]*/, ''), bold };
  },
  /** Comes out of the margin tangled, and turns straight. */
  edge: () => ({
    marks: '',
    line: OUT + through([...tangle(400, 190, 250, 165), [780, GROUND, 1, 0]]),
    bold: path`M780 ${GROUND}H${END}`,
  }),
  /** Makes one loop. */
  arcs: () => ({ marks: '', line: `${OUT}H520c190 0 190-270 40-270s-150 270 40 270H${END}` }),
};
