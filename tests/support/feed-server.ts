import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const FEED_PATH = '/functions/v1/fetch-blog-rss';
export const FEED_KEY = 'public-test-key';

/** What the server does with the next requests for the feed. */
export interface FeedBehaviour {
  body: string | Uint8Array;
  status?: number;
  type?: string;
  /** Sends the head and this share (0 to 1) of the body, then cuts the connection. */
  cutAt?: number;
  /** How many requests fail with 503 before one is answered. */
  failures?: number;
  /** Answers only once this settles: a slow server, without a clock. */
  until?: Promise<unknown>;
}

export interface FeedServer {
  /** What PUBLIC_FEED_HOST is to be. */
  host: string;
  /** Every request for the feed so far, refused ones too. */
  requests: { authorization: string | undefined; method: string | undefined }[];
  serve: (behaviour: FeedBehaviour) => void;
  /** Serves a file (a picture) under a path besides the feed. */
  file: (path: string, type: string, body: Uint8Array) => void;
  close: () => Promise<void>;
}

/**
 * A feed host over real HTTP. It answers 404 to any path but the feed's, 401 without the right bearer key, and CORS as a
 * browser wants it.
 */
export async function startFeedServer(initial: FeedBehaviour): Promise<FeedServer> {
  let behaviour = initial;
  let failures = initial.failures ?? 0;
  const files = new Map<string, { type: string; body: Uint8Array }>();
  const requests: FeedServer['requests'] = [];

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'authorization');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const file = files.get(request.url ?? '');
    if (file) return void response.writeHead(200, { 'Content-Type': file.type }).end(file.body);
    if (request.url !== FEED_PATH) return void response.writeHead(404).end();
    requests.push({ authorization: request.headers.authorization, method: request.method });
    if (request.headers.authorization !== `Bearer ${FEED_KEY}`) return void response.writeHead(401).end('no');
    await behaviour.until;
    if (failures-- > 0) return void response.writeHead(503).end('try again');
    const body = Buffer.from(behaviour.body);
    response.writeHead(behaviour.status ?? 200, {
      'Content-Type': behaviour.type ?? 'application/xml',
      'Content-Length': body.length,
    });
    if (behaviour.cutAt === undefined) return void response.end(body);
    response.write(body.subarray(0, Math.floor(body.length * behaviour.cutAt)), () => response.destroy());
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    serve(next) {
      behaviour = next;
      failures = next.failures ?? 0;
    },
    file: (path, type, body) => void files.set(path, { type, body }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
