import { describe, expect, it } from 'vitest';
import { flywheel, sprint, SPRINT_WEEKS } from '../../src/content/guide.ts';

describe('the guide', () => {
  it('has four steps that fill its weeks without a gap', () => {
    expect(flywheel).toHaveLength(4);
    const weeks = sprint.flatMap(({ weeks: [first, last] }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index),
    );
    expect(weeks).toEqual(Array.from({ length: SPRINT_WEEKS }, (_, index) => index + 1));
  });
});
