import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { hostConfig, HOSTS } from '../generators/hosts/hosts.ts';
import { environmentSchema } from '../integrations/checks/environment.ts';
import { checkOrStop } from '../lib/stop.ts';
import { site } from '../site.config.ts';

/** `npm run host-config -- nginx [--root /var/www/html]`: prints the host's configuration for this site. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '/var/www/html' } },
});
const [name = ''] = positionals;
if (!HOSTS.includes(name)) {
  console.error(`Usage: npm run host-config -- HOST, where HOST is one of ${HOSTS.join(', ')}.`);
  process.exit(1);
}
const environment = checkOrStop('environment', environmentSchema, loadEnv('production', process.cwd(), ''));
const host = new URL(environment.SITE_URL || site.url).hostname;
const root = values.root.replace(/\/$/, '');
process.stdout.write(await hostConfig(name, { base: environment.BASE_PATH, host, root }));
