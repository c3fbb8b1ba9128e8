import { AxeBuilder } from '@axe-core/playwright';
import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe still calls it an experiment: what looks like a heading is one. */
const HEADINGS = { 'p-as-heading': { enabled: true } };

/** Set up once a document: to do so for every state of a page takes longer than most of the looking. */
const AXE_ONCE = `void (window.axe ?? (() => { ${axe.source} })())`;

/**
 * No rule of WCAG 2.2 AA or axe's best practices is broken on the page as it stands, or in the part of it that a change
 * of its state has touched (a selector).
 */
export async function expectAccessible(page: Page, state: string, part?: string): Promise<void> {
  // Only what is broken is described: to write down what is well takes longer than to look.
  const builder = new AxeBuilder({ page, axeSource: AXE_ONCE })
    .options({ resultTypes: ['violations'], rules: HEADINGS })
    .withTags(TAGS);
  // A browser's own PDF viewer is not the site's, and lets no script in.
  builder.exclude('iframe[src*=".pdf"]');
  if (part) builder.include(part);
  // Frames are part of the run, but without a page more of the browser's to join their results on.
  builder.setLegacyMode();
  const { violations } = await builder.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} (${node.failureSummary})`).join('; ')}`,
  );
  expect(found, state).toEqual([]);
}
