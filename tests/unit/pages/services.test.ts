import { describe, expect, test } from 'vitest';
import { orderDrawings } from '../../../src/pages/_services/order-drawing.ts';
import { tangleDrawing } from '../../../src/pages/_services/tangle-drawing.ts';
import { expectPlain } from '../../support/plain-drawing.ts';

test.each([
  ['tangle', () => tangleDrawing()],
  ['strands in order', () => ({ width: 1200, height: 72, strokes: orderDrawings().flatMap(({ strokes }) => strokes) })],
] as const)('draws the %s in at most 2 KB, the same every time', (_, draw) => expectPlain(draw));

describe('the strands in order', () => {
  test('begin each row where the previous row ends', () => {
    const rows = orderDrawings().map(({ strokes }) => strokes.join(''));
    const levels = (row: string, pattern: RegExp) =>
      [...new Set(Array.from(row.matchAll(pattern), ([, y]) => Number(y)))].toSorted();
    const begin = rows.map((row) => levels(row, /M0 (\d+)/g));
    const end = rows.map((row) => levels(row, /(\d+)H1200/g));
    expect(begin.map((row) => row.length)).toEqual([7, 5, 4, 1]);
    expect(end.slice(0, -1)).toEqual(begin.slice(1));
  });
});
