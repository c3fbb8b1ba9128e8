import axe from 'axe-core';
import type { Frame, Page } from 'playwright';
import { expect } from './test.ts';

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Experimental in axe: text that looks like a heading must be one.
  rules: { 'p-as-heading': { enabled: true } },
  // Leaves out what passes: describing it takes longer than checking it.
  resultTypes: ['violations'],
};

/**
 * Expects the page as it is now, with the site's own frames, to pass WCAG 2.2 AA and axe's best practices. `part` is a selector
 * that limits the check.
 */
export async function expectAccessible(page: Page, state: string, part = 'html'): Promise<void> {
  const frames = page.frames().filter((frame) => isOwn(frame, page));
  // Injected only once per document: it is half a megabyte.
  for (const frame of frames) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([selector, options]) => {
      // Wait: during a transition, colors are neither the old nor the new ones.
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({ finished }) => finished));
      return (await window.axe.run(selector, options)).violations;
    },
    [part, { ...OPTIONS, iframes: frames.length > 1 }] as const,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} (${node.failureSummary})`).join('; ')}`,
  );
  expect(found, state).toEqual([]);
}

/** Returns true for a frame of the site itself. The browser's PDF viewer is not, and runs no script. */
function isOwn(frame: Frame, page: Page): boolean {
  return frame.url().startsWith(new URL('/', page.url()).href) && !frame.url().includes('.pdf');
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
