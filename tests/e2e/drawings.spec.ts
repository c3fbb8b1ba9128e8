import { samplePages } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const OVERFLOWING = '.draw.overflow-visible';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('clips nothing of an overflowing drawing after its animation, even on a very wide screen', async ({ page }) => {
  const having = samplePages().find(({ document }) => document.querySelector(OVERFLOWING));
  test.skip(!having, 'No page has an overflowing drawing.');
  await page.setViewportSize({ width: 3200, height: 900 });
  await page.goto(having?.route ?? '');
  const faults = await page.evaluate(
    (overflowing) =>
      Array.from(document.querySelectorAll<SVGElement>(overflowing), (drawing) => {
        // Restarted, because it may have ended by now.
        drawing.style.animationName = 'none';
        drawing.getBoundingClientRect();
        drawing.style.animationName = '';
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
        return Math.max(...outside) > 1 && 'is clipped';
      }),
    OVERFLOWING,
  );
  expect(faults.length).toBeGreaterThan(0);
  expect(faults.filter(Boolean)).toEqual([]);
});

for (const width of [390, 768, 1024, 1440, 1536, 1920]) {
  test(`carries the line at one place from top to bottom of /about, at ${width} px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about/');
    const places = await page.evaluate(() => {
      const inMargin = Array.from(
        document.querySelectorAll<HTMLElement>('main > section, .railed:not(.railed-right)'),
        (box) => {
          const { content, display, left } = getComputedStyle(box, '::before');
          if (content === 'none' || display === 'none' || box.offsetHeight === 0) return [];
          return [box.getBoundingClientRect().left + Number.parseFloat(left) + 0.5];
        },
      ).flat();
      const inDrawings = Array.from(
        document.querySelectorAll<SVGSVGElement>('main .stroke:not(.portrait *)'),
        (drawing) => {
          const path = drawing.querySelector('use');
          const [to, box] = [path?.getScreenCTM(), path?.getBBox()];
          return to && box && drawing.getBoundingClientRect().width > 0 ? [box.x * to.a + to.e] : [];
        },
      ).flat();
      return { inMargin, inDrawings };
    });
    // An owner’s portrait and signature are pictures: the page has no drawings then.
    const all = [...places.inMargin, ...places.inDrawings];
    expect(all.length).toBeGreaterThan(1);
    expect(Math.max(...all) - Math.min(...all)).toBeLessThan(1);
  });
}
