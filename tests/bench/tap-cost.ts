import type { Browser, Page } from 'playwright';
import { unwrap } from '../../src/lib/unwrap.ts';
import { type Line, runOnPhone } from './page-cost.ts';

/** Something to tap, and what appears in response. Both are selectors. */
interface Tap {
  name: string;
  tapped: string;
  answer: string;
}

const MENU: Tap = { name: 'menu', tapped: '[popovertarget=site-menu]', answer: '#site-menu:popover-open' };
const FIRST_ANSWERS: Tap[] = [
  { name: 'answer', tapped: 'form[data-replay] li button', answer: 'button[aria-busy=true]' },
  { name: 'answer', tapped: 'label:has([type=radio])', answer: 'label :checked' },
];

/** Finds what can be tapped on a page: the menu, each dialog once, the first answer of a quiz. */
export async function findTaps(browser: Browser, url: string): Promise<Tap[]> {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    const dialogs = await page
      .locator('[data-dialog]')
      .evaluateAll((openers) => openers.map((opener) => opener.getAttribute('data-dialog')));
    const all = [
      MENU,
      ...Array.from(new Set(dialogs), (id) => ({
        name: `${id}`,
        tapped: `[data-dialog=${id}]`,
        answer: `#${id}[open]`,
      })),
      ...FIRST_ANSWERS,
    ];
    const there = await Promise.all(all.map(({ tapped }) => page.locator(tapped).count()));
    return all.filter((_, index) => there[index]);
  } finally {
    await page.close();
  }
}

/** The duration of a tap, in milliseconds. */
const TOUCH_MS = 80;

/**
 * Measures the milliseconds from the end of a touch until the response is painted (Event Timing, in steps of 8). None of the page's
 * scripts has loaded, because requests for scripts are never answered.
 */
export function measureTap(browser: Browser, url: string, line: Line, { tapped, answer }: Tap): Promise<number> {
  return runOnPhone(browser, line, async (page, session) => {
    await page.route('**/*.js', () => {});
    await page.goto(url, { waitUntil: 'commit' });
    const target = page.locator(tapped).first();
    await target.waitFor();
    await target.scrollIntoViewIfNeeded();
    await watchTaps(page);
    const { x, y, width, height } = unwrap(await target.boundingBox(), tapped);
    const finger = { x: x + width / 2, y: y + height / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await page.waitForTimeout(TOUCH_MS);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.locator(answer).first().waitFor();
    await page.waitForFunction(() => 'tapCost' in window);
    return page.evaluate(() => (window as unknown as { tapCost: number }).tapCost);
  });
}

function watchTaps(page: Page): Promise<void> {
  return page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries())
        if (name === 'click') Object.assign(window, { tapCost: duration });
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}
