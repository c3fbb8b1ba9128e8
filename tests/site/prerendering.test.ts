import { expect, test } from 'vitest';
import { builtPages } from '../support/built-site.ts';

interface Rule {
  /** Without it, a rule for links is conservative: the browser waits for the press. */
  eagerness?: string;
  where: { selector_matches: string };
}

test('prerenders a page when a visitor presses its link, and not before', () => {
  for (const { route, document } of builtPages()) {
    const script = document.querySelector('script[type="speculationrules"]');
    const { prerender } = JSON.parse(script?.textContent ?? '{}') as { prerender: Rule[] };
    expect.soft(prerender, route).toHaveLength(1);
    for (const { eagerness, where } of prerender) {
      expect.soft(eagerness, route).toBeUndefined();
      // A browser prerenders no telephone number and no data.
      const prepared = document.querySelectorAll(`${where.selector_matches}:not([href^=tel], [href^=data])`);
      for (const link of prepared)
        expect.soft(link.getAttribute('href'), route).toMatch(/^\/(?:[\p{L}\p{M}\p{N}_-]+\/)*$/u);
      expect.soft(prepared.length, route).toBeGreaterThan(5);
    }
  }
});
