import { createHash } from 'node:crypto';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { builtDocuments } from '../support/built-site.ts';

// Promise 7: a strict Content-Security-Policy. Every browser test checks that no page violates it.

test('every HTML file has a strict policy before everything that it governs', () => {
  for (const { route, document } of builtDocuments()) {
    const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
    const content = policy?.getAttribute('content') ?? '';
    expect.soft(content, route).toContain("default-src 'self'");
    expect.soft(content, route).not.toMatch(/unsafe-inline|unsafe-eval/);
    // The owner's scripts may not support Trusted Types.
    if (!document.querySelector('script[src]'))
      expect.soft(content, route).toMatch(/require-trusted-types-for 'script';trusted-types site$/);
    for (const directive of content.split(';')) {
      const [name, ...sources] = directive.trim().split(/\s+/);
      const wildcards = sources.filter((source) => /^(\*|(https?|data|blob):)$/.test(source));
      expect.soft(wildcards, `${route}: ${name}`).toEqual(name === 'img-src' ? ['https:', 'data:'] : []);
    }
    const governed = document.querySelector('meta[http-equiv], script, style, link');
    expect.soft(governed, `${route}: the policy is first`).toBe(policy);
  }
});

const sha256 = (element: HTMLElement) => `'sha256-${createHash('sha256').update(element.innerHTML).digest('base64')}'`;

test('the policy allows exactly the styles and scripts of its page', () => {
  for (const { route, document } of builtDocuments()) {
    const policy = document.querySelector('meta[http-equiv]')?.getAttribute('content') ?? '';
    const admitted = policy.match(/'sha256-[^']+'/g) ?? [];
    const inline = document.querySelectorAll('style, script:not([src], [type="application/ld+json"])');
    expect.soft(admitted.toSorted(), route).toEqual([...new Set(inline.map(sha256))].toSorted());
  }
});
