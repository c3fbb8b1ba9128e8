import { rails, smooth, type Stroke, type StrokePoint } from '../../components/art/stroke.ts';

/** Draws the line across the page, twice around the sentence's last word, and back to the margin. */
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
    [1130, ground, 1, 0],
    [1266, y - 94],
    [1342, y - 50],
    [1366, y + 6],
    [1326, y + 72],
    [x + 80, y + 96],
    [1150, y + 48],
    [1135, y - 6],
    [1168, y - 68],
    [1250, y - 90],
    [1340, y - 58],
    [1394, y + 34],
    [1330, y + 108],
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
    [500, ground, 1, 0],
    [626, y - 76],
    [680, y - 40],
    [694, y + 8],
    [664, y + 64],
    [x + 84, y + 84],
    [512, y + 52],
    [487, y - 6],
    [510, y - 60],
    [586, y - 82],
    [676, y - 52],
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
