import { expect, test } from '../support/test.ts';

// Drawings that draw themselves.

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('at the end of its motion a drawing that stands out of its box is there whole, however wide the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 3200, height: 900 });
  await page.goto('/events/');
  const missing = await page.evaluate(() =>
    Array.from(document.querySelectorAll('.draw'), (drawing) => {
      const [motion] = drawing.getAnimations();
      if (!motion) return 'does not move';
      motion.pause();
      motion.currentTime = Number(motion.effect?.getComputedTiming().endTime) - 1;
      const box = drawing.getBoundingClientRect();
      // What is cut off on each side of its box: pixels, or a share of the box.
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
      return getComputedStyle(drawing).overflow === 'visible' ? Math.max(...outside) > 1 && 'is cut' : false;
    }),
  );
  expect(missing.length).toBeGreaterThan(0);
  expect(missing.filter(Boolean)).toEqual([]);
});
