import { expect, test } from 'vitest';
import { storyOrder } from '../../../src/content/customer-story.ts';
import { modules } from '../../../src/content/modules.ts';
import { customerThread, threadBand } from '../../../src/pages/_platform/customer-thread.ts';

test('stops the thread at each moment’s module, from left to right, inside the box', () => {
  const { lines, stops, thread, width, height } = customerThread(storyOrder, modules.length);
  expect(lines).toHaveLength(modules.length);
  expect(stops.map(([, y]) => lines.indexOf(y))).toEqual(storyOrder);
  for (const [at, [x, y]] of stops.entries()) {
    expect(x).toBeGreaterThan(stops[at - 1]?.[0] ?? 0);
    expect(x + 8).toBeLessThanOrEqual(width);
    expect(y + 8).toBeLessThanOrEqual(height);
  }
  expect(thread.match(/C/g)).toHaveLength(stops.length - 1);
  expect(thread).not.toContain('NaN');
  expect(customerThread([0], 1).thread).not.toContain('NaN');
});

test('keeps every stop of the band inside its window', () => {
  const way = customerThread(storyOrder, modules.length);
  const { view, dots } = threadBand(way);
  const [left = NaN, , width = NaN] = view.split(' ').map(Number);
  for (const [x] of way.stops) expect(Math.min(x - left, left + width - x)).toBeGreaterThan(8);
  expect(dots.match(/M/g)).toHaveLength(way.stops.length);
});
