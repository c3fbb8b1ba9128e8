import type { Page } from 'playwright';
import { content } from '../../src/data/content.ts';
import { milestones } from '../../src/pages/_enterprise-accelerator/milestones.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`the day counter shows the day of the phase that is read, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/enterprise-accelerator/');
    for (const [index, day] of milestones.entries()) {
      await read(page, index);
      await expect(async () => {
        const { counter, bar } = await shownDay(page);
        const [nearest] = milestones.toSorted((a, b) => Math.abs(a - counter) - Math.abs(b - counter));
        expect({ nearest, bar }).toEqual({ nearest: day, bar: counter });
      }).toPass();
    }
  });

  test(`the pile has as many reports in view as its number says, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/memento-landing/');
    const numbers = new Set<number>();
    for (const index of (await page.locator('.station').all()).keys()) {
      await read(page, index);
      await expect(async () => {
        const number = await numeral(page, '.pile-number');
        expect(await sheetsInView(page)).toBe(number);
        numbers.add(number);
      }).toPass();
    }
    expect(numbers.size).toBeGreaterThan(1);
  });
}

const scenes = [
  ...content.cases.list.slice(0, 1).map(({ slug }) => `/cases/${slug}/`),
  '/enterprise-accelerator/',
  '/events/',
  '/executive-coaching/',
  '/memento-landing/',
  '/momento-council/',
  '/momento/',
  '/quantum-shift/coach/',
  '/services/',
  '/torque-ai-guide/',
];
for (const path of scenes) {
  test(`no picture jumps while it is scrolled, and it ends with its last word: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(path);
    const { progress, values } = await largestChange(page);
    expect(progress).toBeGreaterThan(0);
    expect(progress).toBeLessThanOrEqual(0.1);
    expect(values).toBeLessThanOrEqual(1);
    expect(await emptyEnd(page)).toBeLessThanOrEqual(96);
  });
}

/** Scrolls through a scene in steps of 8 px. Returns the most of an animation, and of a reel's values in view, that passes between two. */
function largestChange(page: Page): Promise<{ progress: number; values: number }> {
  return page.locator('.scene').evaluate(async (scene) => {
    const most = { progress: 0, values: 0 };
    let before: { progress: number[]; values: (number | undefined)[] } | undefined;
    const parts = Array.from(scene.querySelectorAll('.scene-picture *'));
    for (let y = 0; y < scene.getBoundingClientRect().bottom + scrollY; y += 8) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      const moving = parts.flatMap((part) => part.getAnimations());
      const now = {
        progress: moving.map(({ effect }) => effect?.getComputedTiming().progress ?? 0),
        values: parts.map((part) =>
          part.checkVisibility({ opacityProperty: true })
            ? Number(getComputedStyle(part).getPropertyValue('--at'))
            : undefined,
        ),
      };
      for (const kind of ['progress', 'values'] as const)
        for (const [index, value] of now[kind].entries())
          most[kind] = Math.max(most[kind], Math.abs((value ?? 0) - (before?.[kind][index] ?? value ?? 0)));
      before = now;
    }
    return most;
  });
}

/** Returns the height below the last word of a scene. */
function emptyEnd(page: Page): Promise<number> {
  return page.locator('.scene').evaluate((scene) => {
    const last = scene.querySelector('.station:last-child > :last-child');
    return scene.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0);
  });
}

/** Scrolls until a station is where it is read. */
function read(page: Page, index: number): Promise<void> {
  return page
    .locator('.station')
    .nth(index)
    .evaluate((station) => {
      const ahead = innerWidth < 900 ? 0.3 : 0.45;
      scrollTo({ top: scrollY + station.getBoundingClientRect().top - innerHeight * ahead, behavior: 'instant' });
    });
}

/** Returns the accelerator's day as its number says it, and as the length of its bar does. */
function shownDay(page: Page): Promise<{ counter: number; bar: number }> {
  return page.locator('.ruler').evaluate(
    (ruler, last) => {
      const [all, done] = Array.from(ruler.querySelectorAll('rect'), (bar) => bar.getBoundingClientRect().width);
      const counter = document.querySelector('.counter') ?? ruler;
      const day = Number(getComputedStyle(counter).getPropertyValue('--day'));
      return { counter: day, bar: Math.round(((done ?? 0) / (all ?? 1)) * last) };
    },
    milestones.at(-1) ?? 0,
  );
}

/** Returns the number in the middle of a window that shows one of several. */
function numeral(page: Page, window: string): Promise<number> {
  return page.locator(window).evaluate((element) => {
    const { top, height } = element.getBoundingClientRect();
    const middle = top + height / 2;
    const shown = Array.from(element.querySelectorAll('span')).find((span) => {
      const box = span.getBoundingClientRect();
      return box.top <= middle && middle < box.bottom;
    });
    return Number(shown?.textContent);
  });
}

/** Counts the sheets that are opaque, with their whole height between the header and the bar at the foot of the screen. */
function sheetsInView(page: Page): Promise<number> {
  return page.locator('.pile').evaluate((pile) => {
    const edge = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
    const foot = document.querySelector('.book-bar')?.getBoundingClientRect().top ?? innerHeight;
    return Array.from(pile.querySelectorAll('polygon')).filter((sheet) => {
      const { top, bottom } = sheet.getBoundingClientRect();
      return getComputedStyle(sheet).opacity === '1' && top >= edge && bottom <= foot;
    }).length;
  });
}
