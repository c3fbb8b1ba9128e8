import { expect, test } from 'vitest';
import { flywheel } from '../../../src/content/guide.ts';
import { quartersAt, reachedArc } from '../../../src/pages/_torque-ai-guide/chapter-wheel.ts';
import { trainingSpan } from '../../../src/pages/_torque-ai-guide/training-span.ts';

test.each([
  ['90 minutes', 1.5, 1.5],
  ['Half a day', 4, 4],
  ['2–4 weeks', 80, 160],
  ['6 weeks', 240, 240],
])('counts the working hours of “%s”', (length, from, to) => expect(trainingSpan(length)).toEqual({ from, to }));

test.each(flywheel.map(({ title }, step) => ({ title, step })))(
  'draws exactly the quarters up to “$title” heavy, on the wheel that has it first',
  ({ title, step }) => {
    const quarters = quartersAt(step);
    expect(quarters[0]).toEqual({ title, isReached: true });
    const reached = quarters.filter(({ isReached }) => isReached).map((quarter) => quarter.title);
    expect(reached.toSorted()).toEqual(
      flywheel
        .slice(0, step + 1)
        .map((done) => done.title)
        .toSorted(),
    );

    const [start, ...arcs] = reachedArc(quarters).split('A');
    expect(start).toBe('M250 0');
    // Each arc is a quarter that runs counterclockwise; in degrees clockwise from the right, it ends where it leads to.
    const heavy = arcs.map((arc) => {
      const [x = 0, y = 0] = arc.match(/-?\d+/g)?.slice(-2).map(Number) ?? [];
      expect(arc).toMatch(/^250 250 0 0 0 /);
      return (Math.atan2(y, x) * 180) / Math.PI;
    });
    for (const [index, { isReached }] of quarters.entries()) {
      const from = ((index * 90 + 270 + 180) % 360) - 180;
      expect(heavy.map((angle) => (angle === 180 ? -180 : angle)).includes(from)).toBe(isReached);
    }
  },
);
