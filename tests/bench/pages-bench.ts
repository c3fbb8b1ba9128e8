import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { BROWSER_ARGS, findBrowser } from '../../src/scripts/find-browser.ts';
import { sitemap } from '../support/built-site.ts';
import { startStaticServer } from '../support/static-server.ts';
import { type Line, type PageCost, measurePage } from './page-cost.ts';
import { findTaps, measureTap } from './tap-cost.ts';

/**
 * Measures what the pages of a built site cost a visitor: medians of several loads on a phone with a slow connection, the worst
 * layout shift, and how long a tap on the menu, a dialog or a first answer takes on a slower one.
 *
 *     npm run bench:pages -- --pages /,/blog/ --runs 5 --site dist --json pages.json
 */
const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    site: { type: 'string', default: 'dist' },
    json: { type: 'string' },
  },
});
const runs = Number(values.runs);
const MOBILE: Line = { name: 'mobile', kbits: 1600, latency: 150, cpu: 4 };
const WORST: Line = { name: 'worst', kbits: 400, latency: 400, cpu: 4 };

/** `taps` has milliseconds by the target's name. */
type Row = PageCost & { route: string; taps: Record<string, number> };

const site = await startStaticServer(values.site);
const browser = await chromium.launch({ executablePath: findBrowser(), args: BROWSER_ARGS });
const rows: Row[] = [];
try {
  for (const route of values.pages?.split(',') ?? sitemap(values.site)) rows.push(await measure(route));
} finally {
  await browser.close();
  await site.close();
}
console.log(table(rows));
if (values.json) await writeFile(values.json, JSON.stringify(rows, null, 1));

async function measure(route: string): Promise<Row> {
  const url = site.origin + route;
  const costs: PageCost[] = [];
  for (let run = 0; run < runs; run++) costs.push(await measurePage(browser, url, MOBILE));
  const of = (name: keyof PageCost) => median(costs.map((cost) => cost[name]));
  return {
    route,
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    layoutShift: Math.max(...costs.map((cost) => cost.layoutShift)),
    bytes: of('bytes'),
    requests: of('requests'),
    taps: await measureTaps(url),
  };
}

async function measureTaps(url: string): Promise<Record<string, number>> {
  const taps: Record<string, number> = {};
  for (const tap of await findTaps(browser, url)) {
    const costs: number[] = [];
    for (let run = 0; run < runs; run++) costs.push(await measureTap(browser, url, WORST, tap));
    taps[tap.name] = median(costs);
  }
  return taps;
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

function table(all: readonly Row[]): string {
  const head = [
    'page',
    'first paint s',
    'largest paint s',
    'worst shift',
    'KB',
    'requests',
    'menu ms',
    'other taps ms',
  ];
  const lines = all.map(({ taps: { menu, ...others }, ...row }) => [
    row.route,
    (row.firstPaint / 1000).toFixed(2),
    (row.largestPaint / 1000).toFixed(2),
    row.layoutShift.toFixed(4),
    (row.bytes / 1000).toFixed(1),
    String(row.requests),
    String(menu),
    Object.entries(others)
      .map(([name, time]) => `${name} ${time}`)
      .join(', '),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
