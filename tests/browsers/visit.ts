import { expect, vi } from 'vitest';
import { removedPage } from '../support/removed-pages.ts';
import type { Engine } from './engine.ts';

/** Generous, for a busy machine. */
const POLLING = { timeout: 30_000, interval: 100 };

/** A visit to the site in one browser: the actions and expectations of the journeys. */
export class Visit {
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
  async evaluate<A extends unknown[], T>(read: (...args: A) => T, ...args: A): Promise<T> {
    return (await this.engine.evaluate(`(${String(read)})(...${JSON.stringify(args)})`)) as T;
  }

  /** Clicks an element once it can be clicked, away from the edges, where the header or a toast may cover it. */
  async click(selector: string, index = 0): Promise<void> {
    const center = (wanted: string, at: number) =>
      document.querySelectorAll(wanted)[at]?.scrollIntoView({ block: 'center', behavior: 'instant' });
    await vi.waitFor(async () => {
      await this.evaluate(center, selector, index);
      await this.engine.click(selector, index);
    }, POLLING);
  }

  /** Clicks a field and types into it. */
  async type(selector: string, text: string): Promise<void> {
    await this.click(selector);
    await this.engine.type(text);
  }

  /** Waits until a function in the page returns the expected value. */
  async until<A extends unknown[], T>(read: (...args: A) => T, expected: T, ...args: A): Promise<void> {
    await expect.poll(() => this.evaluate(read, ...args), POLLING).toEqual(expected);
  }

  /** Waits until the elements' text contains this. */
  async expectText(selector: string, text: string): Promise<void> {
    const read = (wanted: string) =>
      [...document.querySelectorAll<HTMLElement>(wanted)].map(({ innerText }) => innerText).join(' ');
    await expect.poll(async () => (await this.evaluate(read, selector)).replace(/\s+/g, ' '), POLLING).toContain(text);
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
}
