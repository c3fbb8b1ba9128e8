import { spawnSync } from 'node:child_process';
import { findBrowser } from '../../src/commands/find-browser.ts';

const APT = 'DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends';

/** Finds a Chromium for the browser tests or installs one, and says which: Playwright's own, else Debian's. */
const INSTALLERS: [command: string, args: string[]][] = [
  ['npx', ['playwright', 'install', '--only-shell', 'chromium']],
  ['sh', ['-c', `apt-get update -qq && ${APT} chromium-headless-shell || ${APT} chromium`]],
];

for (const [command, args] of INSTALLERS) {
  if (findBrowser()) break;
  console.log(`No Chromium found; trying: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
}
const path = findBrowser();
if (path) {
  console.log(`Browser: ${path} (${spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim()})`);
} else {
  console.error('The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.');
  process.exit(1);
}
