import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { apacheDirectives } from '../../src/generators/hosts/apache.ts';
import { HOSTS } from '../../src/generators/hosts/configurations.ts';
import type { HostedSite } from '../../src/generators/hosts/headers.ts';

/** A web server: with its stock configuration, or with what `npm run host-config` prints. */
interface Host {
  name: string;
  /** The program that must be installed. */
  program: string;
  /** Set if it uses the printed configuration, and must keep all its promises. */
  recommended: boolean;
  /** Set if only files in the folder configure it, so that it can't change how the server rejects a request. */
  isFolderOnly?: true;
  /** Returns the command that serves the site in the foreground. Writes what it needs to `folder`. */
  start: (site: HostedSite, folder: string) => string[];
}

const file = (folder: string, name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** Returns the command for nginx with a server, included as its package's configuration would. */
function startNginx(server: string, folder: string): string[] {
  const logs = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const conf = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
include /etc/nginx/modules-enabled/*.conf;
events {}
http { access_log off; include /etc/nginx/mime.types; default_type application/octet-stream; ${logs.join(' ')}
include ${file(folder, 'site.conf', server)}; }`;
  return ['nginx', '-e', `${folder}/error.log`, '-c', file(folder, 'nginx.conf', conf)];
}

/** Puts the printed location into another site's server, whose own locations must not apply to ours. */
function withMainSite(site: HostedSite): string {
  return `server { listen ${site.port}; server_name ${site.host};
location / { return 200 "the main site"; }
location ~ \\.(js|css)$ { return 403; }
${HOSTS.nginx(site)} }`;
}

const APACHE_MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'headers',
  'filter',
  'deflate',
  'brotli',
  'rewrite',
  'alias',
];

function startApache(host: string, { port }: HostedSite, folder: string): string[] {
  const modules = APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`);
  const conf = `ServerRoot ${folder}
${modules.join('\n')}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
${host}`;
  return ['apache2', '-D', 'FOREGROUND', '-f', file(folder, 'apache.conf', conf)];
}

export const hosts: readonly Host[] = [
  {
    name: 'nginx, stock',
    program: 'nginx',
    recommended: false,
    start: ({ root, port }, folder) =>
      startNginx(`server { listen ${port}; root ${root}; location / { try_files $uri $uri/ =404; } }`, folder),
  },
  {
    name: 'nginx, as recommended',
    program: 'nginx',
    recommended: true,
    start: (site, folder) => startNginx(site.base === '/' ? HOSTS.nginx(site) : withMainSite(site), folder),
  },
  {
    name: 'Apache, stock',
    program: 'apache2',
    recommended: false,
    start: (site, folder) =>
      startApache(
        `DocumentRoot ${site.root}\n<Directory ${site.root}>\nAllowOverride None\n</Directory>`,
        site,
        folder,
      ),
  },
  {
    name: 'Apache with the .htaccess of the folder',
    program: 'apache2',
    recommended: true,
    isFolderOnly: true,
    start: (site, folder) => {
      writeFileSync(join(site.root, site.base, '.htaccess'), apacheDirectives(site));
      return startApache(
        `DocumentRoot ${site.root}\n<Directory ${site.root}>\nAllowOverride All\n</Directory>`,
        site,
        folder,
      );
    },
  },
  {
    name: 'Apache, as recommended',
    program: 'apache2',
    recommended: true,
    start: (site, folder) => startApache(HOSTS.apache(site), site, folder),
  },
  {
    name: 'Caddy, stock',
    program: 'caddy',
    recommended: false,
    start: ({ root, port }) => ['caddy', 'file-server', '--root', root, '--listen', `127.0.0.1:${port}`],
  },
  {
    name: 'Caddy, as recommended',
    program: 'caddy',
    recommended: true,
    start: (site, folder) => {
      const options = '{\n\tadmin off\n\tauto_https off\n}\n';
      return [
        'caddy',
        'run',
        '--adapter',
        'caddyfile',
        '--config',
        file(folder, 'Caddyfile', options + HOSTS.caddy(site)),
      ];
    },
  },
  {
    name: 'Python’s http.server',
    program: 'python3',
    recommended: false,
    start: ({ root, port }) => [
      'python3',
      '-m',
      'http.server',
      '--bind',
      '127.0.0.1',
      '--directory',
      root,
      String(port),
    ],
  },
];

const PATH = `${process.env['PATH'] ?? ''}:/usr/sbin:/sbin`;

export function isInstalled(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore', env: { PATH } });
    return true;
  } catch {
    return false;
  }
}

export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

/** Starts a host and waits until it answers. Throws its output if it ends before that. */
export async function startHost(host: Host, site: HostedSite, folder: string): Promise<RunningHost> {
  mkdirSync(folder, { recursive: true });
  const [command = '', ...args] = host.start(site, folder);
  const server = spawn(command, args, {
    env: { ...process.env, PATH, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://127.0.0.1:${site.port}`;
  await untilAnswers(origin, server, () => `${host.name} ended: ${output}`);
  return { origin, stop: () => stopped(server) };
}

async function untilAnswers(origin: string, server: ChildProcess, reason: () => string): Promise<void> {
  while (server.exitCode === null) {
    const answered = await fetch(origin, { redirect: 'manual' }).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((again) => setTimeout(again, 50));
  }
  throw new Error(reason());
}

function stopped(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGTERM');
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
