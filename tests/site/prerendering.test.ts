import { expect, test } from 'vitest';
import { builtPages } from '../support/built-site.ts';

interface Rule {
  eagerness: string;
  where: unknown;
}

test('pages are prerendered when a visitor points at their link, and never before', () => {
  for (const { route, document } of builtPages()) {
    const script = document.querySelector('script[type="speculationrules"]');
    const { prerender, prefetch } = JSON.parse(script?.textContent ?? '{}') as { prerender: Rule[]; prefetch: Rule[] };
    for (const { eagerness } of [...prerender, ...prefetch]) expect.soft(eagerness, route).toBe('moderate');
    expect.soft(JSON.stringify(prerender[0]?.where), route).toContain('"not"');
  }
});
