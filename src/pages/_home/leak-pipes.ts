import { path, rails, type Stroke, WIDE } from '../../components/art/stroke.ts';

const { left } = rails(WIDE);
/** The left edges of the four columns, in units of a page 1440 wide. */
const COLUMNS = [121.1, 424.1, 727.1, 1030.1] as const;
const TURN = 18;
const APART = 26;

/** Draws the line giving off a pipe to each column, the outermost first. */
export function leaving(): Stroke {
  const pipes = COLUMNS.toReversed().map((x, index) => {
    const y = 46 + index * APART;
    return path`M${left} ${y - TURN}Q${left} ${y} ${left + TURN} ${y}H${x - TURN}Q${x} ${y} ${x} ${y + TURN}V150`;
  });
  return { width: WIDE, height: 214, d: `${path`M${left} 0V214`}${pipes.join('')}${drops()}` };
}

/** Draws the drops under each pipe's end. */
function drops(): string {
  return COLUMNS.map((x) => drop(x, 162, 5) + drop(x, 186, 4)).join('');
}

/** Draws the repaired pipes, each back to the margin. */
export function returning(): Stroke {
  const pipes = COLUMNS.map((x, index) => {
    const y = 60 + index * APART;
    return path`M${x} 0V${y - TURN}Q${x} ${y} ${x - TURN} ${y}H${left + TURN}Q${left} ${y} ${left} ${y + TURN}`;
  });
  return { width: WIDE, height: 190, d: `${path`M${left} 0V190`}${pipes.join('')}` };
}

/** Draws a drop that hangs from a point. */
function drop(x: number, y: number, size: number): string {
  return path`M${x} ${y}c${size * 0.3} ${size * 0.9} ${size} ${size * 1.5} ${size} ${size * 2.4}a${size} ${size} 0 0 1${-size * 2} 0c0${-size * 0.9} ${size * 0.7}${-size * 1.5} ${size}${-size * 2.4}z`;
}
