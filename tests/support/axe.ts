import axe from 'axe-core';
import type { Frame, Page } from 'playwright';
import { expect } from './test.ts';

const OPTIONS: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Axe still calls it an experiment: what looks like a heading is one.
  rules: { 'p-as-heading': { enabled: true } },
  // Only what is broken is described: to write down what is well takes longer than to look.
  resultTypes: ['violations'],
};

/**
 * No rule of WCAG 2.2 AA or axe's best practices is broken on the page as it stands, in the frames that the site itself
 * fills too, or in the part of it that a change of its state has touched (a selector).
 */
export async function expectAccessible(page: Page, state: string, part = 'html'): Promise<void> {
  const frames = page.frames().filter((frame) => isOwn(frame, page));
  // Half a megabyte: brought once a document, not at each look.
  for (const frame of frames) if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
  const violations = await page.evaluate(
    async ([looked, options]) => {
      // What is still on its way from one look to another has the colors of neither.
      const moving = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(moving.map(({ finished }) => finished));
      return (await window.axe.run(looked, options)).violations;
    },
    [part, { ...OPTIONS, iframes: frames.length > 1 }] as const,
  );
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} (${node.failureSummary})`).join('; ')}`,
  );
  expect(found, state).toEqual([]);
}

/** A browser's own PDF viewer is not the site's, and lets no script in. */
function isOwn(frame: Frame, page: Page): boolean {
  return frame.url().startsWith(new URL('/', page.url()).href) && !frame.url().includes('.pdf');
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
