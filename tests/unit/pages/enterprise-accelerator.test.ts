import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_enterprise-accelerator/strokes.ts';

const at = (x: number) => Math.round(x * 10) / 10;

test.each([
  { width: WIDE, teeth: 90 },
  // Weeks only, and the last day.
  { width: NARROW, teeth: 13 },
])(
  'measures 90 days with $teeth teeth from the left margin of a box $width wide to the right, and comes back',
  ({ width, teeth }) => {
    const { left, right } = rails(width);
    const { d, height } = strokes.days(width);
    expect(d.match(/H/g)).toHaveLength(teeth + 2);
    expect(d).toMatch(new RegExp(`^M${at(left)} 0V.*${at(right)} ${height}$`));
    const back = strokes.wayBack(width);
    expect(back.d).toMatch(new RegExp(`^M${at(right)} 0V.*${at(left)} [\\d.]+V${back.height}$`));
  },
);
