import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Returns the command that serves a printed configuration in the foreground. Writes what it needs to `folder`. */
type Start = (config: string, port: number, folder: string) => string[];

const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;
const APACHE_MODULES = 'mpm_event authz_core dir mime headers filter deflate brotli rewrite alias'.split(' ');

const write = (folder: string, name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** Web servers by the program that must be installed. */
export const SERVERS: Readonly<Record<string, Start>> = {
  nginx: (config, port, folder) => {
    // Below a path, the location goes into another site's server, whose own locations must not apply to ours.
    const server = config.includes('server {')
      ? config.replace('listen 80;', `listen ${port};`)
      : `server { listen ${port}; location / { return 200 "the main site"; } location ~ \\.(js|css)$ { return 403; } ${config} }`;
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
include /etc/nginx/modules-enabled/*.conf;
events {}
http { access_log off; include /etc/nginx/mime.types; default_type application/octet-stream; ${temporary.join(' ')}
${server.replace('# brotli_static', 'brotli_static')} }`;
    return ['nginx', '-e', `${folder}/error.log`, '-c', write(folder, 'nginx.conf', main)];
  },
  apache2: (config, port, folder) => {
    const modules = APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
    const main = `ServerRoot ${folder}
${modules.join('\n')}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
${config.replace('*:80', `*:${port}`)}`;
    return ['apache2', '-D', 'FOREGROUND', '-f', write(folder, 'apache.conf', main)];
  },
  caddy: (config, port, folder) => {
    const main = `{\n\tadmin off\n\tauto_https off\n}\n${config.replace('127.0.0.1 {', `:${port} {`)}`;
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', write(folder, 'Caddyfile', main)];
  },
};

export function isInstalled(program: string): boolean {
  return spawnSync('which', [program], { env: { PATH } }).status === 0;
}

/** Starts a server and waits until it answers. Throws its output if it ends before that. Returns its origin and how to stop it. */
export async function startServer(program: string, config: string, folder: string) {
  const port = await freePort();
  const [command = '', ...args] = SERVERS[program]?.(config, port, folder) ?? [];
  const env = { ...process.env, PATH, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const server = spawn(command, args, { env });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin, { redirect: 'manual' }).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    await new Promise((again) => setTimeout(again, 50));
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      server.once('exit', () => resolve());
      server.kill('SIGTERM');
    });
  return { origin, stop };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}
