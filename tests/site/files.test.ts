import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DIST } from '../support/built-site.ts';

test('keeps the coach page’s video within 400 KB', () => {
  expect(statSync(join(DIST, 'coach-loop.mp4')).size).toBeLessThanOrEqual(400_000);
});
