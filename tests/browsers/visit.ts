import { expect, vi } from 'vitest';
import { removedPage } from '../support/removed-pages.ts';
import type { Engine } from './engines/engine.ts';

/** How long anything may take on a busy machine, in milliseconds. */
const PATIENCE = { timeout: 30_000, interval: 100 };

/** A visit to the site in one browser: the words in which the journeys are written. */
export class Visit {
  #clicks = 0;

  constructor(
    readonly engine: Engine,
    readonly origin: string,
    /** Ends the journey without a verdict. */
    readonly skip: (note: string) => never,
  ) {}

  async open(path: string, width = 1280): Promise<void> {
    const removed = removedPage(path, '');
    if (removed) this.skip(`The site has no page ${removed}.`);
    await this.engine.resize(width, 900);
    await this.engine.navigate(this.origin + path);
  }

  /** What a function gives in the page. It is sent there as text, so it can use its arguments and nothing else. */
  async evaluate<A extends unknown[], T>(read: (...args: A) => T | Promise<T>, ...args: A): Promise<T> {
    const json = await this.engine.run(
      `(async () => JSON.stringify((await (${String(read)})(...${JSON.stringify(args)})) ?? null))()`,
    );
    return JSON.parse(json) as T;
  }

  /** Clicks an element with the pointer, once it stands there uncovered. */
  async click(selector: string, index = 0): Promise<void> {
    await this.#pointAt(selector, index, true);
  }

  async hover(selector: string, index = 0): Promise<void> {
    await this.#pointAt(selector, index, false);
  }

  /** Clicks a field and types into it. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    for (const character of text) await this.press(character);
  }

  async press(key: string): Promise<void> {
    await this.engine.press(key);
  }

  /** Waits until the page gives this. */
  async until<A extends unknown[], T>(read: (...args: A) => T, expected: T, ...args: A): Promise<void> {
    await expect.poll(() => this.#calmly(() => this.evaluate(read, ...args)), PATIENCE).toEqual(expected);
  }

  /** Waits until a text can be read in what a selector finds. */
  async reads(selector: string, text: string): Promise<void> {
    const read = (wanted: string) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].map(({ innerText }) => innerText).join(' ');
    await expect
      .poll(async () => (await this.#calmly(() => this.evaluate(read, selector)))?.replace(/\s+/g, ' '), PATIENCE)
      .toContain(text);
  }

  async isShown(selector: string, shown = true): Promise<void> {
    const read = (wanted: string) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible',
      );
    await this.until(read, shown, selector);
  }

  /** Waits until the address is this, without its origin. */
  async isAt(path: string): Promise<void> {
    await this.until(() => location.pathname + location.search + location.hash, path);
  }

  async hasFocus(selector: string): Promise<void> {
    await this.until((wanted) => document.activeElement?.matches(wanted) === true, true, selector);
  }

  /** From now on a click that would open the mail program is noted instead. */
  async catchMails(): Promise<() => Promise<string[]>> {
    await this.evaluate(() => {
      const mails: string[] = [];
      Object.assign(window, { mails });
      document.addEventListener('click', (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="mailto:"]');
        if (!link) return;
        event.preventDefault();
        mails.push(link.href);
      });
    });
    return () => this.evaluate(() => (window as unknown as { mails: string[] }).mails);
  }

  async #pointAt(selector: string, index: number, click: boolean): Promise<void> {
    // Never twice in one place: two quick clicks there are a double click.
    const side = this.#clicks++ % 2 ? 0.4 : 0.6;
    const find = async (wanted: string, at: number, across: number): Promise<[number, number] | null> => {
      const element = document.querySelectorAll(wanted)[at];
      element?.scrollIntoView({ block: 'center', behavior: 'instant' });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const box = element?.getClientRects()[0];
      if (!element || !box) return null;
      const [x, y] = [box.x + box.width * across, box.y + box.height / 2];
      const there = document.elementFromPoint(x, y);
      const label = element.closest('label');
      return element.contains(there) || label?.contains(there) ? [x, y] : null;
    };
    const place = await vi.waitFor(async () => {
      const found = await this.#calmly(() => this.evaluate(find, selector, index, side));
      if (!found) throw new Error(`${selector} is not there, or covered`);
      return found;
    }, PATIENCE);
    await this.engine.point(...place, click);
  }

  /** A page that is just being left answers nothing. */
  async #calmly<T>(ask: () => Promise<T>): Promise<T | undefined> {
    return ask().catch(() => undefined);
  }
}
