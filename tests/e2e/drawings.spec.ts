import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('ends the animation of an overflowing drawing with nothing clipped, even on a very wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 3200, height: 900 });
  await page.goto('/events/');
  const faults = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.draw'), (drawing) => {
      const [motion] = drawing.getAnimations();
      if (!motion) return 'has no animation';
      motion.pause();
      motion.currentTime = Number(motion.effect?.getComputedTiming().endTime) - 1;
      const box = drawing.getBoundingClientRect();
      // Insets of clip-path, each in px or %.
      const cut = getComputedStyle(drawing).clipPath.match(/-?[\d.]+(px|%)/g) ?? [];
      const [top, right = top, bottom = top, left = right] = cut.map((length, side) =>
        length.endsWith('%')
          ? (Number.parseFloat(length) / 100) * (side % 2 ? box.width : box.height)
          : Number.parseFloat(length),
      );
      const window = { left: 0, right: innerWidth };
      const outside = Array.from(drawing.querySelectorAll('path'), (path) => {
        const lines = path.getBoundingClientRect();
        return Math.max(
          box.top + (top ?? 0) - lines.top,
          lines.bottom - (box.bottom - (bottom ?? 0)),
          box.left + (left ?? 0) - Math.max(lines.left, window.left),
          Math.min(lines.right, window.right) - (box.right - (right ?? 0)),
        );
      });
      return getComputedStyle(drawing).overflow === 'visible' ? Math.max(...outside) > 1 && 'is clipped' : false;
    }),
  );
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.filter(Boolean)).toEqual([]);
});
