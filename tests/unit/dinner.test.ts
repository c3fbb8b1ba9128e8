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
  expect(dinner.day).toBe('2025-01-28');
  expect(dinner.hours).toBe('6:00–9:00 PM');
});
