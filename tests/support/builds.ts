import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { buildSite } from './build-site.ts';
import { copyProject } from './copy-project.ts';
import { startFeedServer } from './feed-server.ts';
import { withLock } from './lock.ts';
import type { Outcome } from './run-in.ts';
import { SETTINGS, withSettings } from './settings.ts';
import { variant, type VariantName } from './variants.ts';

const STORE = 'node_modules/.cache/test-builds';
const SOURCES = ['src', 'public', 'astro.config.mjs', 'package-lock.json', 'tsconfig.json'];
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the folder of a variant's build, from the cache if no input has changed. Concurrent calls share one build, also across
 * processes.
 */
export function builtVariant(name: VariantName): Promise<string> {
  const folder = builds.get(name) ?? findOrBuild(name);
  builds.set(name, folder);
  return folder;
}

const builds = new Map<VariantName, Promise<string>>();

async function findOrBuild(name: VariantName): Promise<string> {
  const folder = join(STORE, `${name}-${digestInputs(name)}`);
  if (existsSync(folder)) return folder;
  await mkdir(STORE, { recursive: true });
  await withLock(join(STORE, 'lock'), async () => {
    if (!existsSync(folder)) await build(name, folder);
  });
  return folder;
}

/** Builds into a temporary folder first, so that the cached folder is always complete. */
async function build(name: VariantName, folder: string): Promise<void> {
  const { env, config = {}, feed: behavior = { body: '', status: 500 }, pictures = {} } = variant(name);
  const feed = await startFeedServer(behavior);
  for (const [path, picture] of Object.entries(pictures)) feed.file(path, 'image/png', await picture());
  const unfinished = join(STORE, `unfinished-${name}-${process.pid}`);
  await rm(unfinished, { recursive: true, force: true });
  try {
    const { code, output } = await buildWithStandIns(unfinished, env, config, feed.host);
    if (code !== 0) throw new Error(`The build “${name}” failed:\n${output}`);
    await rename(unfinished, folder);
  } finally {
    await feed.close();
    await rm(unfinished, { recursive: true, force: true });
  }
  await pruneBuilds();
}

/**
 * Builds the project. If its owner has connected services, builds a copy with the site's own forms instead, so that tests need
 * no network, and with a blog that shows only the test's feed.
 */
async function buildWithStandIns(
  folder: string,
  env: Record<string, string>,
  config: Record<string, unknown>,
  feed: string,
): Promise<Outcome> {
  const source = readFileSync(SETTINGS, 'utf8');
  // The site's own forms, and no banner over what tests click.
  const own = { 'embeds.newsletter': '', 'embeds.contact': '', 'embeds.booking': '', analytics: 'always', scripts: [] };
  const changed = withSettings(source, { ...own, ...(env['PUBLIC_FEED_HOST'] && { blog: 'feed' }), ...config });
  if (changed === withSettings(source, {})) return buildSite(folder, env, { feed });
  const project = copyProject();
  try {
    writeFileSync(join(project, SETTINGS), changed);
    return await buildSite(resolve(folder), env, { feed, project });
  } finally {
    await rm(project, { recursive: true, force: true });
  }
}

/** Deletes builds older than a day: a concurrent run may still use a newer one. */
async function pruneBuilds(): Promise<void> {
  for (const name of await readdir(STORE)) {
    const entry = join(STORE, name);
    if (Date.now() - statSync(entry).mtimeMs > DAY_MS) await rm(entry, { recursive: true, force: true });
  }
}

/** Returns a digest of a build's inputs: sources, packages, variant, and the day, because events end. */
function digestInputs(name: VariantName): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  hash.update(JSON.stringify(variant(name)));
  for (const file of SOURCES.flatMap(listFiles)) hash.update(`${file}\n`).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function listFiles(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
