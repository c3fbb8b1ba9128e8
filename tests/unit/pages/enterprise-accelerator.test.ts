import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_enterprise-accelerator/strokes.ts';

const at = (x: number) => Math.round(x * 10) / 10;

test.each([
  { width: WIDE, teeth: 90 },
  // Weeks only, and the last day.
  { width: NARROW, teeth: 13 },
])(
  'measures 90 days with $teeth teeth from the left margin of a box $width wide off the page, and comes back',
  ({ width, teeth }) => {
    const { left } = rails(width);
    const { d } = strokes.days(width);
    expect(d.match(/H/g)).toHaveLength(teeth + 2);
    expect(d).toMatch(new RegExp(`^M${at(left)} 0V`));
    expect(Number(d.split('H').at(-1))).toBeGreaterThan(width);
    const back = strokes.comeBack(width);
    expect(back.d).toMatch(new RegExp(` ${at(left)} [\\d.]+V${back.height}$`));
  },
);
