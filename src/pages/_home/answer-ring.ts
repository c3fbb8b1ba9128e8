import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** Draws the line across the page, twice around the sentence's last words, and back to the margin. */
export function answerRing(width: number): Stroke {
  return width > 800 ? wide(width) : narrow(width);
}

function wide(width: number): Stroke {
  const { left } = rails(width);
  const [ground, x, y] = [306, 1160, 425];
  return whole(width, 680, [
    [left, ground - 38, 0, 1],
    [98, ground, 1, 0],
    [420, ground, 1, 0],
    [760, ground, 1, 0],
    [980, y - 120, 1, 0],
    [1170, y - 118],
    [1322, y - 74],
    [1366, y + 4],
    [1310, y + 74],
    [x - 10, y + 100],
    [1010, y + 66],
    [967, y - 6],
    [1016, y - 72],
    [1180, y - 90],
    [1340, y - 58],
    [1394, y + 34],
    [1320, y + 120],
    [1150, y + 152, -1, 0],
    [760, y + 152, -1, 0],
    [98, y + 152, -1, 0],
    [left, y + 190, 0, 1],
  ]);
}

function narrow(width: number): Stroke {
  const { left } = rails(width);
  const [ground, x, y] = [516, 506, 610];
  return whole(width, 816, [
    [left, ground - 24, 0, 1],
    [left + 24, ground, 1, 0],
    [200, ground, 1, 0],
    [420, y - 82],
    [540, y - 84],
    [660, y - 50],
    [694, y + 8],
    [640, y + 68],
    [x + 4, y + 88],
    [376, y + 60],
    [336, y - 4],
    [390, y - 66],
    [520, y - 92],
    [656, y - 58],
    [704, y + 26],
    [650, y + 98],
    [520, y + 124, -1, 0],
    [320, y + 124, -1, 0],
    [left + 24, y + 124, -1, 0],
    [left, y + 148, 0, 1],
  ]);
}

function whole(width: number, height: number, points: readonly StrokePoint[]): Stroke {
  const [, startY = 0] = points[0] ?? [0, 0];
  return { width, height, d: `${smooth(points).replace(/^M([\d.]+) [\d.]+/, `M$1 0V${startY}`)}V${height}` };
}
