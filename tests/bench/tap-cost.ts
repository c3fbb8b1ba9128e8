import type { Browser, Page } from 'playwright';
import { unwrap } from '../../src/lib/unwrap.ts';
import { type Line, onPhone } from './page-cost.ts';

/** Something that answers a tap: what is tapped, and what is there once it was heard. Both selectors. */
export interface Tap {
  name: string;
  tapped: string;
  answer: string;
}

const MENU: Tap = { name: 'menu', tapped: '[popovertarget=site-menu]', answer: '#site-menu:popover-open' };
const FIRST_ANSWERS: Tap[] = [
  { name: 'answer', tapped: 'form[data-replay] li button', answer: 'button[aria-busy=true]' },
  { name: 'answer', tapped: 'label:has([type=radio])', answer: 'label :checked' },
];

/** What a page has to tap: the menu, each of its dialogs once, the first answer of a quiz. */
export async function tapsOf(browser: Browser, url: string): Promise<Tap[]> {
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

/** How long a finger rests on the glass, in milliseconds. */
const TOUCH = 80;

/**
 * Milliseconds from the finger's leaving the glass until the answer is painted, as the browser itself tells it (Event
 * Timing, in steps of 8). No script of the page has come: all requests for one are left without an answer.
 */
export function tapCost(browser: Browser, url: string, line: Line, { tapped, answer }: Tap): Promise<number> {
  return onPhone(browser, line, async (page, session) => {
    await page.route('**/*.js', () => {});
    await page.goto(url, { waitUntil: 'commit' });
    const target = page.locator(tapped).first();
    await target.waitFor();
    await target.scrollIntoViewIfNeeded();
    await watchTaps(page);
    const { x, y, width, height } = unwrap(await target.boundingBox(), tapped);
    const finger = { x: x + width / 2, y: y + height / 2 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await page.waitForTimeout(TOUCH);
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
