import type { Browser, CDPSession, Page } from 'playwright';
import { ignoreInitialMouse } from '../support/ignore-initial-mouse.ts';

/** A connection and a machine to measure on. */
export interface Line {
  name: string;
  /** Kilobits per second, both ways. */
  kbits: number;
  /** Round trip in milliseconds. */
  latency: number;
  /** The processor's slowdown factor. */
  cpu: number;
}

/** The costs of a page that a visitor only scrolls. Times in milliseconds. */
export interface PageCost {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Before any interaction, as transferred. */
  bytes: number;
  requests: number;
}

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Runs a function in a new page, on a phone with this connection and an empty cache. */
export async function runOnPhone<T>(
  browser: Browser,
  line: Line,
  run: (page: Page, session: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    await context.addInitScript(ignoreInitialMouse);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const throughput = (line.kbits * 1000) / 8;
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpu });
    return await run(page, session);
  } finally {
    await context.close();
  }
}

/** Loads a page once, scrolls it to its end, and measures both. */
export function measurePage(browser: Browser, url: string, line: Line): Promise<PageCost> {
  return runOnPhone(browser, line, async (page, session) => {
    let [bytes, requests] = [0, 0];
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests++;
    });
    await page.addInitScript(() => {
      const seen = { largestPaint: 0, layoutShift: 0 };
      Object.assign(window, { seen });
      // No named function here: tsx wraps one in a helper that the page lacks.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          seen.layoutShift += (entry as PerformanceEntry & { value: number }).value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) seen.largestPaint = startTime;
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(async () => {
      await document.fonts.ready; // not covered by `load`
    });
    const before = { bytes, requests };
    const painted = await page.evaluate(async () => {
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { seen } = window as unknown as { seen: { largestPaint: number; layoutShift: number } };
      const { largestPaint } = seen; // before scrolling paints more pictures
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 3) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      }
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return { firstPaint: paint?.startTime ?? 0, largestPaint, layoutShift: seen.layoutShift };
    });
    return { ...painted, ...before };
  });
}
