import { describe, expect, test } from 'vitest';
import { NARROW, numbers, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { SEATS } from '../../../src/components/art/table.ts';
import { fromMiddle, toMiddle } from '../../../src/pages/_memento-hub/across-line.ts';
import { hubLine, tableIn, tableTop } from '../../../src/pages/_memento-hub/hub-line.ts';
import { headline, hubWords } from '../../../src/pages/_memento-hub/hub-words.ts';

describe.each([WIDE, NARROW])('the table at %d', (width) => {
  test('has a line along its edge from the left margin to the right', () => {
    const { d, height } = hubLine(width);
    const { left, right } = rails(width);
    expect(d + tableTop(width)).not.toMatch(/NaN|undefined|Infinity/);
    expect(d.startsWith(`M${numbers(left)} `)).toBe(true);
    expect(d.endsWith(`${numbers(right)} ${height}`)).toBe(true);
    expect(d.match(/M/g)).toHaveLength(1);
  });

  test('has a loop for each seat, all of them on the table', () => {
    const { d } = hubLine(width);
    const { x, y, radius } = tableIn(width);
    const points = [...(d.split('C')[1] ?? '').matchAll(/([\d.]+) ([\d.]+)(?= |$)/g)].map(([, a, b]) => [
      Number(a),
      Number(b),
    ]);
    const distances = points.map(([px = 0, py = 0]) => Math.hypot(px - x, py - y));
    expect(Math.max(...distances.slice(3, -3))).toBeLessThan(radius);
    const ends = points.filter((_, index) => index % 3 === 2);
    const turns = ends.filter(
      ([px = 0], index) => px < (ends[index - 1]?.[0] ?? 0) && px < (ends[index + 1]?.[0] ?? 0),
    );
    expect(turns).toHaveLength(SEATS);
  });

  test('has the headline along its edge, clear of it', () => {
    const { arcs, size } = hubWords(width);
    expect(arcs.map(({ text }) => text).join(' ')).toBe(headline);
    for (const { radius, length } of arcs) {
      expect(radius - tableIn(width).radius).toBeGreaterThan(size * 0.3);
      expect(length).toBeLessThan(width);
    }
  });
});

test('crosses from the left margin to the middle of a wide page and back', () => {
  const { left } = rails(WIDE);
  expect(toMiddle().d).toMatch(new RegExp(`^M${numbers(left)} 0.*Q720 26 720 ${toMiddle().height}$`));
  expect(fromMiddle().d).toMatch(new RegExp(`^M720 0.*Q${numbers(left)} .*V${fromMiddle().height}$`));
});
