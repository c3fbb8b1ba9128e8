import { rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { FEED_KEY, startFeedServer } from '../support/feed-server.ts';
import { benchFeed } from './bench-feed.ts';
import { type BuildCost, copyCheckout, measureBuild } from './bench-project.ts';

/**
 * Measures builds with feeds of several lengths: cold, unchanged, and with one new post.
 *
 *     npm run bench:build -- --posts 10,100,1000,5000 --against ../other-checkout --json bench.json
 */
const { values } = parseArgs({
  options: {
    posts: { type: 'string', default: '10,100,1000,5000' },
    against: { type: 'string' },
    json: { type: 'string' },
  },
});
const sizes = values.posts.split(',').map(Number);
const checkouts = ['.', ...(values.against ? [values.against] : [])];

interface Row extends BuildCost {
  checkout: string;
  posts: number;
  run: string;
}

const rows: Row[] = [];
for (const posts of sizes) for (const checkout of checkouts) rows.push(...(await measure(checkout, posts)));

console.log(`\n${table(rows)}\n`);
for (const row of rows.filter(({ phases }) => phases)) {
  const phases = row.phases?.map(({ name, share }) => `${name} ${Math.round(100 * share)} %`).join(', ');
  console.log(`${row.checkout} ${row.posts} ${row.run}, slowest: ${phases}`);
}
if (values.json) await writeFile(values.json, JSON.stringify(rows, null, 1));

async function measure(checkout: string, posts: number): Promise<Row[]> {
  const server = await startFeedServer({ body: benchFeed(posts) });
  const project = await copyCheckout(checkout);
  try {
    const build = async (run: string, profiled = false) => {
      const row = {
        checkout,
        posts,
        run,
        ...(await measureBuild(project, { PUBLIC_FEED_HOST: server.host, PUBLIC_FEED_KEY: FEED_KEY }, profiled)),
      };
      console.log(`${checkout} ${posts} ${run}: ${row.seconds.toFixed(0)} s, ${row.cpuSeconds.toFixed(0)} s of CPU`);
      return row;
    };
    const found = [await build('cold', true), await build('warm')];
    server.serve({ body: benchFeed(posts + 1) });
    return [...found, await build('one new post')];
  } finally {
    await server.close();
    await rm(project, { recursive: true });
  }
}

function table(all: readonly Row[]): string {
  const head = [
    'posts',
    'run',
    ...(values.against ? ['checkout'] : []),
    's',
    'CPU s',
    'CPU ms per extra post',
    'peak MB',
    'output MB',
    'files',
  ];
  const lines = all.map((row) => [
    row.posts.toLocaleString('en-US'),
    row.run,
    ...(values.against ? [row.checkout] : []),
    row.seconds.toFixed(0),
    row.cpuSeconds.toFixed(0),
    perPost(row, all),
    row.peakMegabytes.toFixed(0),
    row.outputMegabytes.toFixed(1),
    row.files.toLocaleString('en-US'),
  ]);
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns the CPU time per extra post, compared with the same run of the shortest feed. */
function perPost(row: Row, all: readonly Row[]): string {
  const shortest = all.find(({ checkout, run }) => checkout === row.checkout && run === row.run);
  if (!shortest || shortest.posts === row.posts) return '';
  return ((1000 * (row.cpuSeconds - shortest.cpuSeconds)) / (row.posts - shortest.posts)).toFixed(0);
}
