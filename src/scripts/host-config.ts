import { parseArgs } from 'node:util';
import { loadEnv } from 'vite';
import { checkOrStop } from '../lib/stop.ts';
import { environmentSchema } from '../integrations/checks/environment.ts';
import { hostConfig, HOSTS, isHostName } from '../generators/hosts/configurations.ts';
import { site } from '../site.config.ts';

/** `npm run host-config -- nginx [--root /var/www/html] [--port 80]`: prints the host's configuration for this site. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { root: { type: 'string', default: '/var/www/html' }, port: { type: 'string', default: '80' } },
});
const [name = ''] = positionals;
if (!isHostName(name)) {
  console.error(`Usage: npm run host-config -- HOST, where HOST is one of ${Object.keys(HOSTS).join(', ')}.`);
  process.exit(1);
}

const environment = checkOrStop('environment', environmentSchema, loadEnv('production', process.cwd(), ''));
const config = hostConfig(name, {
  base: environment.BASE_PATH,
  host: new URL(environment.SITE_URL || site.url).hostname,
  root: values.root.replace(/\/$/, ''),
  port: Number(values.port),
  precompressed: environment.PRECOMPRESS === 'true',
});
process.stdout.write(config);
