import type { Page } from 'playwright';
import { finishPage } from '../../src/integrations/finish/finish-pages.ts';
import { scanPage } from '../../src/integrations/finish/scan-page.ts';
import { expect, test } from '../support/test.ts';

// An owner's scripts bring what consent banners, chats and tag managers bring, under the policy of a built page.

const HOSTS = ['https://widget.test', 'https://files.test', 'wss://live.test'];

/** A script that loads a second one, a style sheet and a frame, and sends something, as those of all three do. */
const WIDGET = `
const add = (name, attributes) => document.body.append(Object.assign(document.createElement(name), attributes));
add('script', { src: 'https://files.test/second.js' });
add('link', { rel: 'stylesheet', href: 'https://files.test/style.css' });
add('iframe', { src: 'https://files.test/frame.html' });
fetch('https://files.test/visit', { method: 'POST', body: '1' });
new WebSocket('wss://live.test/').onopen = () => (document.body.dataset.live = '');`;

const FILES: Record<string, { contentType: string; body: string }> = {
  '/widget.js': { contentType: 'text/javascript', body: WIDGET },
  '/second.js': { contentType: 'text/javascript', body: "document.body.dataset.second = '';" },
  '/style.css': { contentType: 'text/css', body: 'body { color: rgb(1, 2, 3) }' },
  '/frame.html': { contentType: 'text/html', body: '<!doctype html><title>Chat</title><p>How can we help?' },
  '/visit': { contentType: 'text/plain', body: 'ok' },
};

/** Opens a page with the widget under the policy that the build gives it. Returns the paths that were requested. */
async function openWithWidget(page: Page, own: readonly string[]): Promise<Set<string>> {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head>
<body><script src="https://widget.test/widget.js" defer></script></body></html>`;
  const finished = finishPage(scanPage(html), 'index.html', '', { connect: [], frame: [], own }, '/');
  const requested = new Set<string>();
  await page.route(/^https:\/\/(widget|files)\.test\//, (route) => {
    const { pathname } = new URL(route.request().url());
    requested.add(pathname);
    return route.fulfill({ ...FILES[pathname], headers: { 'access-control-allow-origin': '*' } });
  });
  await page.routeWebSocket('wss://live.test/', () => {});
  await page.route('**/with-widget/', (route) => route.fulfill({ contentType: 'text/html', body: finished }));
  await page.goto('/with-widget/');
  return requested;
}

test('everything works from hosts that are listed', async ({ page }) => {
  const requested = await openWithWidget(page, HOSTS);
  await expect(page.locator('body[data-second][data-live]')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(page.frameLocator('iframe').getByText('How can we help?')).toBeVisible();
  await expect.poll(() => [...requested].toSorted()).toEqual(Object.keys(FILES).toSorted());
});

test('nothing comes from a host that isn’t', async ({ page, problems }) => {
  const requested = await openWithWidget(page, ['https://widget.test']);
  await expect
    .poll(() => problems.filter((problem) => problem.includes('Content Security Policy')).length)
    .toBeGreaterThan(4);
  problems.length = 0;
  expect([...requested]).toEqual(['/widget.js']);
});
