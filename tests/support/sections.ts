import { readFileSync } from 'node:fs';
import { test } from 'playwright/test';
import press from '../../src/content/press.json' with { type: 'json' };

/** Returns whether a page has a section. Its owner switches one off by removing the line from the page's file, or by emptying its list. */
export function hasSection(page: string, section: string): boolean {
  if (section === 'Press' && press.length === 0) return false;
  return readFileSync(`src/pages/${page}.astro`, 'utf8').includes(`<${section} `);
}

/** Skips a browser test of a section that is switched off. */
export function needsSection(page: string, section: string): void {
  test.skip(!hasSection(page, section), `src/pages/${page}.astro has no <${section} />.`);
}
