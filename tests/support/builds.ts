import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type BuildResult, buildSite } from './build-site.ts';
import { ownerProject } from './owner/owner-project.ts';
import { startFeedServer } from './feed-server.ts';
import { withLock } from './lock.ts';
import { withStandIns } from './owner/stand-ins.ts';
import { variant, type VariantName } from './variants.ts';

const STORE = 'node_modules/.cache/test-builds';
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
const A_DAY = 24 * 60 * 60 * 1000;

/**
 * The folder of a build of the site: made now, or found again when nothing that it depends on has changed. However many
 * ask at once, in however many processes, it is made once.
 */
export function builtVariant(name: VariantName): Promise<string> {
  const asked = builds.get(name) ?? findOrBuild(name);
  builds.set(name, asked);
  return asked;
}

const builds = new Map<VariantName, Promise<string>>();

async function findOrBuild(name: VariantName): Promise<string> {
  const folder = join(STORE, `${name}-${keyOf(name)}`);
  if (existsSync(folder)) return folder;
  await mkdir(STORE, { recursive: true });
  await withLock(join(STORE, 'lock'), async () => {
    if (!existsSync(folder)) await build(name, folder);
  });
  return folder;
}

/** Into a folder beside its place first, so that what stands in its place is whole. */
async function build(name: VariantName, folder: string): Promise<void> {
  const { env, feed: behaviour = { body: '', status: 500 }, pictures = {} } = variant(name);
  const feed = await startFeedServer(behaviour);
  for (const [path, picture] of Object.entries(pictures)) feed.file(path, 'image/png', await picture());
  const unfinished = join(STORE, `unfinished-${name}-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  try {
    const { code, output } = await builtWithStandIns(unfinished, env, feed.host);
    if (code !== 0) throw new Error(`The build “${name}” failed:\n${output}`);
    await rename(unfinished, folder);
  } finally {
    await feed.close();
    await rm(unfinished, { recursive: true, force: true });
  }
  await removeOld();
}

/**
 * Builds the project, or, where its owner has connected services of their own, a copy that has the site's stand-ins: tests
 * need no network, and those of a feed are of a blog that shows that feed and nothing else.
 */
async function builtWithStandIns(folder: string, env: Record<string, string>, feed: string): Promise<BuildResult> {
  const file = 'src/site.config.ts';
  const source = readFileSync(file, 'utf8');
  const changed = withStandIns(source, env['PUBLIC_FEED_HOST'] !== undefined);
  if (changed === source) return buildSite(folder, env, { feed });
  const project = ownerProject();
  try {
    writeFileSync(join(project, file), changed);
    return await buildSite(resolve(folder), env, { feed, project });
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

/** What another run may still be looking at stays for a day. */
async function removeOld(): Promise<void> {
  for (const name of await readdir(STORE)) {
    const entry = join(STORE, name);
    if (Date.now() - statSync(entry).mtimeMs > A_DAY) await rm(entry, { recursive: true, force: true });
  }
}

/** A hash of all that goes into a build: the sources, the packages, the variant, and the day, as events pass with it. */
function keyOf(name: VariantName): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  hash.update(JSON.stringify(variant(name)));
  for (const file of SOURCES.flatMap(filesOf)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
