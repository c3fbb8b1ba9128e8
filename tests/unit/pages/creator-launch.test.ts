import { expect, test } from 'vitest';
import { NARROW, numbers, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { throwLine } from '../../../src/pages/_creator-launch/throw-line.ts';

test('draws a throw from the left margin to the right', () => {
  for (const width of [WIDE, NARROW]) {
    const { d, height } = throwLine(width);
    const { left, right } = rails(width);
    expect(d).toMatch(new RegExp(`^M${numbers(left)} 0V.* ${numbers(right, height)}$`));
    expect(d).not.toMatch(/NaN|undefined/);
  }
});
