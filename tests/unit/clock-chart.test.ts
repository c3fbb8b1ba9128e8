import { expect, test } from 'vitest';
import { clockChart, clockStyle } from '../../src/charts/clock.ts';

test('a day from 9 to 6 goes three quarters around the clock, in equal parts', () => {
  const { marks, start, ends } = clockChart(9, 9, 3);
  expect(marks.match(/M/g)).toHaveLength(12);
  expect([start, ...ends]).toEqual([270, 360, 450, 540]);
});

test('the sector ends where the hand is', () => {
  const style = clockStyle(clockChart(13, 4, 2));
  expect(style).toContain('@keyframes hand-0{45%{transform:rotate(390deg)}to{transform:rotate(450deg)}}');
  expect(style).toContain('@keyframes sector-0{45%{stroke-dashoffset:120}to{stroke-dashoffset:60}}');
  expect(style).toContain('@keyframes sector-1{to{stroke-dashoffset:0}}');
});
