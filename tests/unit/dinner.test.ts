import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dinner } from '../../src/content/dinner.ts';

// The ring moves by CSS alone, which can't read the content: these two must not drift apart.
test('the breathing ring keeps the dinner’s count', () => {
  const css = readFileSync('src/pages/_momento-council/Breathing.astro', 'utf8');
  const { minutes, in: inhale, hold, out } = dinner.breathing;
  const breath = inhale + hold + out;
  const percent = (count: number) => `${Math.floor((count / breath) * 1000) / 10}%`;
  expect(css).toContain(`animation: ${breath}s ${(minutes * 60) / breath} breathe`);
  expect(css.replace(/\s+/g, ' ')).toContain(`${percent(inhale)}, ${percent(inhale + hold)} { transform: none; }`);
});

test('the dinner’s day and hours are those of its moments', () => {
  expect(dinner.day).toBe(dinner.starts.slice(0, 10));
  expect(dinner.hours).toMatch(
    new RegExp(`^${Number(dinner.starts.slice(11, 13)) % 12 || 12}:${dinner.starts.slice(14, 16)}`),
  );
});
