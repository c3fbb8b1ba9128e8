import { expect, vi } from 'vitest';
import { removedPage } from '../support/removed-pages.ts';
import type { Engine } from './engines/engine.ts';

/** Generous, for a busy machine. */
const POLLING = { timeout: 30_000, interval: 100 };

/** A visit to the site in one browser: the actions and expectations of the journeys. */
export class Visit {
  #clicks = 0;

  constructor(
    readonly engine: Engine,
    readonly origin: string,
    /** Skips the rest of the journey. */
    readonly skip: (note: string) => never,
  ) {}

  async open(path: string, width = 1280): Promise<void> {
    const removed = removedPage(path, '');
    if (removed) this.skip(`The site has no page ${removed}.`);
    await this.engine.resize(width, 900);
    await this.engine.navigate(this.origin + path);
  }

  /** Runs a function in the page. It is sent as text, so it can use only its arguments. */
  async evaluate<A extends unknown[], T>(read: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    const json = await this.engine.run(
      `(async () => JSON.stringify((await (${String(read)})(...${JSON.stringify(args)})) ?? null))()`,
    );
    return JSON.parse(json) as T;
  }

  /** Clicks an element with the pointer once nothing covers it. */
  async click(selector: string, index = 0): Promise<void> {
    await this.#movePointer(selector, index, true);
  }

  async hover(selector: string, index = 0): Promise<void> {
    await this.#movePointer(selector, index, false);
  }

  /** Clicks a field and types into it. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    for (const character of text) await this.press(character);
  }

  async press(key: string): Promise<void> {
    await this.engine.press(key);
  }

  /** Waits until a function in the page returns the expected value. */
  async until<A extends unknown[], T>(read: (...args: A) => T, expected: T, ...args: A): Promise<void> {
    await expect.poll(() => this.#ignoreErrors(() => this.evaluate(read, ...args)), POLLING).toEqual(expected);
  }

  /** Waits until the elements' text contains this. */
  async expectText(selector: string, text: string): Promise<void> {
    const read = (wanted: string) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].map(({ innerText }) => innerText).join(' ');
    await expect
      .poll(async () => (await this.#ignoreErrors(() => this.evaluate(read, selector)))?.replace(/\s+/g, ' '), POLLING)
      .toContain(text);
  }

  async expectShown(selector: string, shown = true): Promise<void> {
    const read = (wanted: string) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
      );
    await this.until(read, shown, selector);
  }

  /** Waits for this path, query and fragment. */
  async expectAddress(path: string): Promise<void> {
    await this.until(() => location.pathname + location.search + location.hash, path);
  }

  async expectFocus(selector: string): Promise<void> {
    await this.until((wanted) => document.activeElement?.matches(wanted) === true, true, selector);
  }

  /** Records clicks on mailto links from now on instead of following them. Returns a function that reads their addresses. */
  async recordMails(): Promise<() => Promise<string[]>> {
    await this.evaluate(() => {
      const mails: unknown[] = [];
      Object.assign(window, { mails, open: (href: unknown) => void mails.push(href) });
    });
    return () => this.evaluate(() => (window as unknown as { mails: string[] }).mails);
  }

  async #movePointer(selector: string, index: number, click: boolean): Promise<void> {
    // Alternates between two places, because two quick clicks in one are a double click.
    const side = this.#clicks++ % 2 ? 0.4 : 0.6;
    const find = async (wanted: string, at: number, across: number): Promise<[number, number] | null> => {
      const element = document.querySelectorAll(wanted)[at];
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const box = element?.getClientRects()[0];
      if (!element || !box) return null;
      const [x, y] = [box.x + box.width * across, box.y + box.height / 2];
      const hit = document.elementFromPoint(x, y);
      const label = element.closest('label');
      return element.contains(hit) || label?.contains(hit) ? [x, y] : null;
    };
    const place = await vi.waitFor(async () => {
      const found = await this.#ignoreErrors(() => this.evaluate(find, selector, index, side));
      if (!found) throw new Error(`${selector} is not there, or covered`);
      return found;
    }, POLLING);
    await this.engine.point(...place, click);
  }

  /** Returns undefined if the page can't answer because the visit is leaving it. */
  async #ignoreErrors<T>(ask: () => Promise<T>): Promise<T | undefined> {
    return ask().catch(() => undefined);
  }
}
