import { samplePages } from '../../support/built-site.ts';
import { untilIdle } from '../../support/until-idle.ts';
import { expect, test } from '../../support/test.ts';

// Promise 2: no JavaScript request before interaction.

for (const { route } of samplePages()) {
  test(`${route} asks for no script by itself`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(route);
    await untilIdle(page);
    expect(scripts).toEqual([]);
  });
}
