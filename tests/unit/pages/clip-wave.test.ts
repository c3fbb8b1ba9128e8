import { expect, test } from 'vitest';
import { CLIP, clipId, clipWave } from '../../../src/pages/_quantum-shift/clip-wave.ts';
import { explainer } from '../../../src/content/videos.ts';

test('draws a swing for each letter and a near stop for each space, twice, and ends on the axis', () => {
  const wave = clipWave('Ten quiet');
  expect(wave.match(/S/g)).toHaveLength(20);
  expect(wave.endsWith(`${CLIP.width} ${CLIP.height / 2}`)).toBe(true);
  expect(wave.startsWith(`M0 ${CLIP.height / 2}`)).toBe(true);
  expect(wave).not.toContain('NaN');
});

test('names a clip by the end of its address', () => {
  expect(clipId({ ...explainer, url: 'https://video.example.com/watch/a-talk' })).toBe('clip-a-talk');
});
