import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No rule of WCAG 2.2 AA or axe's best practices is broken on the page as it stands. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // A browser's own PDF viewer is not the site's, and lets no script in.
  const { violations } = await new AxeBuilder({ page }).withTags(TAGS).exclude('iframe[src*=".pdf"]').analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target} (${node.failureSummary})`).join('; ')}`,
  );
  expect(found, state).toEqual([]);
}
