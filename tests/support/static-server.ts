import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { listen, type Listening } from './listen.ts';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.ics': 'text/calendar',
  '': 'application/rss+xml; charset=utf-8',
};
/** Compressed files, shared by all servers of a worker: built files don't change. */
const compressed = new Map<string, Buffer>();
const COMPRESSED = /^(text|application\/(xml|rss)|image\/svg)/;

/**
 * Starts a static host below a base path without a trailing slash. It serves `route/index.html` for a route, 404.html with status 404
 * for anything else, and text compressed with Brotli. `addsSlash` redirects /blog to /blog/, as many hosts do.
 */
export function startStaticServer(root: string, { base = '', addsSlash = false } = {}): Promise<Listening> {
  return listen((request, response) => {
    const file = fileFor(root, base, request);
    if (addsSlash && file?.endsWith('index.html') && !request.url?.endsWith('/')) {
      response.writeHead(301, { Location: `${request.url}/` }).end();
      return;
    }
    send(file ?? join(root, '404.html'), file ? 200 : 404, request, response);
  });
}

function fileFor(root: string, base: string, request: IncomingMessage): string | undefined {
  const path = decodePath(new URL(request.url ?? '/', 'http://host').pathname);
  if (path === undefined) return undefined;
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  const local = join(root, normalize(path.slice(base.length)));
  return [local, join(local, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

/** Decodes a path. Returns undefined for invalid UTF-8, such as /blog/%ff. */
function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function send(file: string, status: number, request: IncomingMessage, response: ServerResponse): void {
  if (!existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  const immutable = file.includes('/_astro/');
  const headers = { 'Content-Type': type, 'Cache-Control': immutable ? 'max-age=31536000, immutable' : 'no-cache' };
  if (!COMPRESSED.test(type) || !/\bbr\b/.test(String(request.headers['accept-encoding']))) {
    response.writeHead(status, { ...headers, 'Content-Length': statSync(file).size });
    createReadStream(file).pipe(response);
    return;
  }
  const body = compressed.get(file) ?? compress(readFileSync(file), QUICK);
  compressed.set(file, body);
  response.writeHead(status, { ...headers, 'Content-Encoding': 'br', 'Content-Length': body.length }).end(body);
}

/** Compresses with Brotli 11, which the budgets are measured in. */
export function brotli(content: string | Buffer): Buffer {
  return compress(content, constants.BROTLI_MAX_QUALITY);
}

/** Brotli 11 on every file would take longer than the browser tests. */
const QUICK = 5;

function compress(content: string | Buffer, quality: number): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
