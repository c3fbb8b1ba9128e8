import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayIn } from '../../src/lib/day.ts';
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

test('the dinner’s day, hours and moments are one evening', () => {
  const clock = (moment: string) =>
    new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: dinner.timeZone }).format(new Date(moment));
  expect(dayIn(new Date(dinner.starts), dinner.timeZone)).toBe(dinner.day);
  const [from, to] = [clock(dinner.starts), clock(dinner.ends)].map((time) => time.replace(/\s/g, ' '));
  expect(`${from?.replace(' PM', '')}-${to}`).toBe(dinner.hours);
});
