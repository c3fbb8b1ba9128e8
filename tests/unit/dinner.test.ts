import { expect, test } from 'vitest';
import { dinner } from '../../src/content/dinner.ts';
import { breathingRhythm } from '../../src/pages/_momento-council/breathing-rhythm.ts';

test('the breathing ring keeps the count that the dinner has', () => {
  const css = breathingRhythm({ minutes: 3, in: 4, hold: 2, out: 6 });
  expect(css).toContain('animation-duration:12s;animation-iteration-count:15}');
  expect(css).toContain('33.3%,50%{transform:none}');
  expect(css).toContain('@keyframes hold{33.3%{color:var(--accent)}50%{color:inherit}}');
  expect(breathingRhythm({ minutes: 2, in: 5, hold: 5, out: 10 })).toMatch(
    /animation-duration:20s;animation-iteration-count:6\}.*25%,50%\{transform:none\}/,
  );
});

test('the dinner’s day and hours are those of its moments', () => {
  expect(dinner.day).toBe(dinner.starts.slice(0, 10));
  expect(dinner.hours).toMatch(
    new RegExp(`^${Number(dinner.starts.slice(11, 13)) % 12 || 12}:${dinner.starts.slice(14, 16)}`),
  );
});
