import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DIST, samplePages } from '../../support/built-site.ts';
import { expect, test } from '../../support/test.ts';

// Promise 7: a strict Content-Security-Policy. That no page violates it and none logs an error is watched by every
// browser test (support/test.ts); here each page is also scrolled to its end.

const files = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

for (const file of files) {
  test(`${file} has a strict policy before anything it governs`, () => {
    const html = readFileSync(join(DIST, file), 'utf8');
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    for (const directive of policy.split(';')) {
      const [name, ...sources] = directive.split(' ');
      const wildcards = sources.filter((source) => /\*|^(https?|data|blob):$/.test(source));
      expect(wildcards, name).toEqual(name === 'img-src' ? ['https:', 'data:'] : []);
    }
    expect(html.search(/<meta http-equiv/)).toBeLessThan(html.search(/<(script|style|link)\b/));
    expect(html).not.toMatch(/\sstyle="|\son[a-z]+="/);
  });
}

for (const { route } of samplePages()) {
  test(`${route} stays within its policy to its end`, async ({ page }) => {
    await page.goto(route);
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });
    await page.waitForLoadState('networkidle');
  });
}
