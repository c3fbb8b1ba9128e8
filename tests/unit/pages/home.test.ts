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

test('labels both ends of what waiting costs next to their drawings, inside the box', () => {
  for (const width of [WIDE, NARROW]) {
    const captions = [strokes.peaks, strokes.notch, strokes.teeth].flatMap((draw) => draw(width).captions ?? []);
    expect(captions.map(({ text }) => text)).toEqual(['$500K', '$5M+', '5%', '10%', 'Before', 'After']);
    for (const { x } of captions) {
      expect(x).toBeGreaterThan(rails(width).left);
      expect(x).toBeLessThan(rails(width).right);
    }
  }
});
