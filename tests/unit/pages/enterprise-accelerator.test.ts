import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_enterprise-accelerator/strokes.ts';

const at = (x: number) => Math.round(x * 10) / 10;

test.each([WIDE, NARROW])(
  'measures 90 days from the left margin of a box %i wide to the right, and comes back',
  (width) => {
    const { left, right } = rails(width);
    const { d, height } = strokes.days(width);
    expect(d.match(/H/g)).toHaveLength(90 + 2);
    expect(d).toMatch(new RegExp(`^M${at(left)} 0V.*${at(right)} ${height}$`));
    const back = strokes.wayBack(width);
    expect(back.d).toMatch(new RegExp(`^M${at(right)} 0V.*${at(left)} [\\d.]+V${back.height}$`));
  },
);
