import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { seededRandom } from '../support/random.ts';
import { FEED_KEY, startFeedServer } from '../support/feed-server.ts';
import { plainItems, rss } from '../support/feeds.ts';
import { copyOwnerProject } from '../support/owner/owner-project.ts';

// `npm run bench -- --posts 10,1000`: measures builds with feeds of several lengths: cold, unchanged, and with one new post.

const { values } = parseArgs({ options: { posts: { type: 'string', default: '10,200' } } });
const PARAGRAPHS = 7;
const WORDS = 'team model data process work review customer order week question answer cost price the of and to'.split(
  ' ',
);

/** Prints what a build has cost when its process ends. Preloaded into the build. */
const METER = `data:text/javascript,process.on('exit',()=>{const{userCPUTime:u,systemCPUTime:s,maxRSS:m}=process.resourceUsage();
console.log(JSON.stringify({cpu:(u+s)/1e6,peak:m/1024}))})`;

const cpuOf = new Map<string, { posts: number; cpu: number }>();
console.log('| posts | run | s | CPU s | CPU ms per extra post | peak MB |\n| --- | --- | --- | --- | --- | --- |');
for (const posts of values.posts.split(',').map(Number)) {
  const server = await startFeedServer({ body: feedOf(posts) });
  const project = copyOwnerProject();
  try {
    for (const run of ['cold', 'unchanged', 'one new post']) {
      if (run === 'one new post') server.serve({ body: feedOf(posts + 1) });
      const { seconds, cpu, peak } = await build(project, server.host);
      const shortest = cpuOf.get(run) ?? { posts, cpu };
      cpuOf.set(run, shortest);
      const perPost =
        posts > shortest.posts ? ((1000 * (cpu - shortest.cpu)) / (posts - shortest.posts)).toFixed(0) : '';
      console.log(
        `| ${posts} | ${run} | ${seconds.toFixed(1)} | ${cpu.toFixed(1)} | ${perPost} | ${peak.toFixed(0)} |`,
      );
    }
  } finally {
    await server.close();
    await rm(project, { recursive: true });
  }
}

/** Builds a project and returns what it cost. Throws the build's output if it fails. */
async function build(project: string, feed: string): Promise<{ seconds: number; cpu: number; peak: number }> {
  const started = performance.now();
  const astro = spawn(process.execPath, ['--import', METER, 'node_modules/astro/astro.js', 'build'], {
    cwd: project,
    env: { ...process.env, PUBLIC_FEED_HOST: feed, PUBLIC_FEED_KEY: FEED_KEY, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [astro.stdout, astro.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(astro, 'close')) as [number];
  if (code !== 0) throw new Error(output);
  const cost = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as { cpu: number; peak: number };
  return { seconds: (performance.now() - started) / 1000, ...cost };
}

/** Returns a feed with posts of 630 words. A longer feed has the same posts and newer ones. */
function feedOf(posts: number): string {
  const items = plainItems(posts).map((item) => {
    const random = seededRandom(item.link ?? '');
    const words = (count: number) =>
      Array.from({ length: count }, () => WORDS[Math.floor(random() * WORDS.length)]).join(' ');
    const paragraph = () => `<h2>${words(4)}</h2><p>${words(83)} <a href="${item.link}">${words(3)}</a>.</p>`;
    return { ...item, content: Array.from({ length: PARAGRAPHS }, paragraph).join('') };
  });
  return rss(items);
}
