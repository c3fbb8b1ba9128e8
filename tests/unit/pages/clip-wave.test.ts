import { expect, test } from 'vitest';
import { CLIP, clipId, clipWave } from '../../../src/pages/_quantum-shift/clip-wave.ts';
import { explainer } from '../../../src/content/videos.ts';

test('draws a swing for each letter and a pause for each space, twice', () => {
  const wave = clipWave('Ten quiet');
  expect(wave.match(/q/g)).toHaveLength(16);
  expect(wave.match(/h/g)).toHaveLength(3);
  expect(wave.startsWith(`M0 ${CLIP.height / 2}`)).toBe(true);
  expect(wave).not.toContain('NaN');
});

test('names a clip by the end of its address', () => {
  expect(clipId({ ...explainer, url: 'https://video.example.com/watch/a-talk' })).toBe('clip-a-talk');
});
