import { expect, test } from 'vitest';
import { CLIP, clipWave } from '../../../src/pages/_quantum-shift/clip-wave.ts';
import { explainer } from '../../../src/content/videos.ts';

const ofLength = (minutes: number) => ({ ...explainer, title: 'Ten quiet', length: { minutes } });
const lastX = (wave: string) => Number(/([\d.]+) [\d.]+$/.exec(wave)?.[1]);

test('draws a swing per minute, across the box, and ends on the axis', () => {
  const wave = clipWave(ofLength(42));
  expect(wave.match(/S/g)).toHaveLength(43);
  expect(lastX(wave)).toBe(CLIP.width);
  expect(wave.endsWith(` ${CLIP.height / 2}`)).toBe(true);
  expect(wave.startsWith(`M0 ${CLIP.height / 2}`)).toBe(true);
  expect(wave).not.toContain('NaN');
});

test('divides a short clip’s minutes until there are swings enough', () =>
  expect(clipWave(ofLength(3)).match(/S/g)).toHaveLength(31));
