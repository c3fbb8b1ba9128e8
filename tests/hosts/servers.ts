import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATH } from '../support/find-program.ts';
import { listen } from '../support/listen.ts';

interface Place {
  /** The text that has a block per server. */
  guide: string;
  base: string;
  /** The folder that the host serves, and one for the server's own files. */
  root: string;
  run: string;
}

/** Writes a server's configuration around its block, and returns the command that serves it in the foreground. */
type Start = (block: string, port: number, place: Place) => string[];

const APACHE_MODULES = 'mpm_event authz_core dir mime headers filter deflate brotli alias'.split(' ');
const NGINX_FOLDERS = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

const write = (folder: string, name: string, content: string) => {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
};

/** Web servers by the program that must be installed. Below a path, another site has the rest of the host. */
export const SERVERS: Readonly<Record<string, Start>> = {
  nginx: (block, port, { guide, base, run }) => {
    const [, redirect = ''] = /`(location = .*?)`/.exec(guide) ?? [];
    const other = base === '/' ? '' : `location ~ \\.(js|css)$ { return 403; } ${redirect}`;
    const main = `daemon off; pid ${run}/nginx.pid; error_log ${run}/error.log;
events {}
http { access_log off; ${NGINX_FOLDERS.map((name) => `${name}_temp_path ${run}/${name};`).join(' ')}
${block.replace('listen 80;', `listen ${port}; ${other}`)} }`;
    return ['nginx', '-e', `${run}/error.log`, '-c', write(run, 'nginx.conf', main)];
  },
  apache2: (block, port, { base, root, run }) => {
    const inside = /(<Directory .*>\n)([^]*?)( *<\/Directory>)/;
    // Below a path, the host allows a .htaccess and nothing else.
    if (base !== '/') write(join(root, base), '.htaccess', inside.exec(block)?.[2] ?? '');
    const config = base === '/' ? block : block.replace(inside, '$1AllowOverride All\n$3');
    const main = `ServerRoot ${run}
${APACHE_MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
Listen 127.0.0.1:${port}
PidFile ${run}/apache.pid
ErrorLog ${run}/error.log
TypesConfig /etc/mime.types
${config.replace('*:80', `*:${port}`)}`;
    return ['apache2', '-D', 'FOREGROUND', '-f', write(run, 'apache.conf', main)];
  },
  caddy: (block, port, { guide, base, run }) => {
    const other = base === '/' ? '' : (/`(redir .*?)`/.exec(guide)?.[1] ?? '');
    const main = `{\n\tadmin off\n\tauto_https off\n}\n${block.replace('127.0.0.1 {', `:${port} {\n${other}`)}`;
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', write(run, 'Caddyfile', main)];
  },
};

/** Returns a server's block with the places filled in as the guide says. */
function fillBlock(program: string, { guide, base, root }: Place): string {
  const name = program.replace('apache2', 'apache');
  const [, block = ''] = new RegExp(`\`\`\`${name}\n([^]*?)\`\`\``).exec(guide) ?? [];
  const filled = block
    .replaceAll('/base/', base)
    .replaceAll('/var/www/html', root)
    .replaceAll('www.example.com', '127.0.0.1');
  return base === '/' ? filled : filled.replace(/.*Strict-Transport-Security.*\n/, '');
}

/** Starts a server and waits until it answers. Throws its output if it ends before that. Returns its origin and how to stop it. */
export async function startServer(program: string, place: Place) {
  const port = await freePort();
  const [command = '', ...args] = SERVERS[program]?.(fillBlock(program, place), port, place) ?? [];
  const env = { ...process.env, PATH, XDG_DATA_HOME: place.run, XDG_CONFIG_HOME: place.run };
  const server = spawn(command, args, { env });
  let output = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin, { redirect: 'manual' }).catch(() => undefined))) {
    if (server.exitCode !== null) throw new Error(`${program} ended: ${output}`);
    await new Promise((again) => setTimeout(again, 50));
  }
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
  };
  return { origin, stop };
}

async function freePort(): Promise<number> {
  const { origin, close } = await listen(() => {});
  await close();
  return Number(new URL(origin).port);
}
