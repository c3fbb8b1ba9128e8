import { expect, test } from 'vitest';
import { NARROW, rails, WIDE } from '../../../src/components/art/stroke.ts';
import { strokes } from '../../../src/pages/_home/strokes.ts';

const at = (x: number) => Math.round(x * 10) / 10;

test.each([WIDE, NARROW])(
  'calms the line of a box %i wide from the left margin to the right, and brings it back',
  (width) => {
    const { left, right } = rails(width);
    const { d, height } = strokes.untied(width);
    expect(d).toMatch(new RegExp(`^M${at(left)} 0C.* ${at(right)} ${height}$`));
    expect(d).not.toMatch(/NaN|undefined/);
    expect(strokes.wayBack(width).d).toMatch(new RegExp(`^M${at(right)} 0V.* ${at(left)} [\\d.]+V`));
  },
);
