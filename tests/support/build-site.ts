import { resolve } from 'node:path';
import { environmentSchema } from '../../src/integrations/checks/environment.ts';
import { type Outcome, runIn } from './run-in.ts';

/** The default of every variable. Set explicitly, so that it overrides a .env file. */
const UNSET = { ...environmentSchema.parse({}), FEED_OPTIONAL: 'false' };

interface BuildOptions {
  /** The project's folder; this checkout by default. */
  project?: string;
  /** The origin that serves `http://feed.test`. */
  feed?: string;
}

/** Builds the site into a folder with only these variables. The machine's environment and the owner's .env don't apply. */
export function buildSite(
  outDir: string,
  env: Record<string, string>,
  { project = '.', feed = '' }: BuildOptions = {},
): Promise<Outcome> {
  const preload = ['--import', resolve('tests/support/redirect-feed.mjs')];
  const astro = [resolve('node_modules/astro/astro.js'), 'build', '--outDir', resolve(project, outDir)];
  return runIn(project, [process.execPath, ...preload, ...astro], { ...UNSET, ...env, TEST_FEED: feed });
}
