import { expect, test } from 'vitest';
import { rails } from '../../../src/components/art/stroke.ts';
import { yearLine } from '../../../src/pages/_quantum-shift/year-line.ts';

test('draws a rule from the margin with a mark for each session, at equal distances', () => {
  const year = yearLine(12, 2);
  for (const width of [1440, 720]) {
    const { d } = year(width);
    expect(d.startsWith(`M${Math.round(rails(width).left * 10) / 10} `)).toBe(true);
    const marks = Array.from(d.matchAll(/H([\d.]+)v-/g), ([, x]) => Number(x));
    expect(marks).toHaveLength(24);
    const gaps = marks.slice(1).map((x, index) => x - (marks[index] ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.3);
  }
});
