import { expect, test } from 'vitest';
import { profiles } from '../../../src/content/quiz.ts';
import { corner, DEPTH, gather, lane, laneOf, LOOM } from '../../../src/pages/_quiz/loom.ts';

const count = Object.keys(profiles).length;
const indexes = Array.from({ length: count }, (_, index) => index);
const numbers = (d: string) => Array.from(d.matchAll(/-?[\d.]+/g), Number);

test('draws a strand for each agent in a lane of its own, the first one in the margin', () => {
  expect(laneOf(0, count)).toBe(LOOM);
  expect(new Set(indexes.map((index) => lane(index, count))).size).toBe(count);
});

test('joins each strand from its lane through the corner to one end', () => {
  for (const index of indexes) {
    const [x, y, radius] = numbers(corner(index, count));
    expect([x, y]).toEqual([laneOf(index, count), 0]);
    const along = numbers(gather(index, count));
    expect(along.slice(0, 2)).toEqual([DEPTH, radius]);
    expect(along.slice(-2)).toEqual([DEPTH, 0]);
  }
});

test('lets the strands join one after the other, the lowest first', () => {
  const joints = indexes.map((index) => numbers(gather(index, count)).at(-3) ?? NaN);
  expect(joints).toEqual(joints.toSorted((a, b) => b - a));
  expect(new Set(joints).size).toBe(count);
});

test('draws a single agent as one line', () => {
  expect(lane(0, 1) + corner(0, 1) + gather(0, 1)).not.toMatch(/NaN|Infinity/);
});
