import type { IncomingMessage, ServerResponse } from 'node:http';
import { listen } from './listen.ts';

export const FEED_PATH = '/functions/v1/fetch-blog-rss';
export const FEED_KEY = 'public-test-key';

/** The server's response to requests for the feed. */
export interface FeedBehavior {
  body: string | Uint8Array;
  status?: number;
  /** Sends this share (0 to 1) of the body, then drops the connection. */
  cutAt?: number;
  /** Number of requests that get 503 before the first success. */
  failures?: number;
  /** Waits for this before answering, to imitate a slow server without a timer. */
  until?: Promise<unknown>;
}

export interface FeedServer {
  /** The value for PUBLIC_FEED_HOST. */
  host: string;
  /** Every request for the feed so far, including rejected ones. */
  requests: { authorization: string | undefined; method: string | undefined }[];
  serve: (behavior: FeedBehavior) => void;
  /** Also serves this file, such as a picture. */
  file: (path: string, type: string, body: Uint8Array) => void;
  close: () => Promise<void>;
}

/** Starts a feed host with CORS that answers 401 without the right bearer key and 404 to any path but the feed's. */
export async function startFeedServer(initial: FeedBehavior): Promise<FeedServer> {
  let behavior = initial;
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
    await behavior.until;
    if (failures-- > 0) return void response.writeHead(503).end('try again');
    const body = Buffer.from(behavior.body);
    response.writeHead(behavior.status ?? 200, { 'Content-Type': 'application/xml', 'Content-Length': body.length });
    if (behavior.cutAt === undefined) return void response.end(body);
    response.write(body.subarray(0, Math.floor(body.length * behavior.cutAt)), () => response.destroy());
  }

  const { origin: host, close } = await listen((request, response) => void answer(request, response));
  return {
    host,
    requests,
    serve(next) {
      behavior = next;
      failures = next.failures ?? 0;
    },
    file: (path, type, body) => void files.set(path, { type, body }),
    close,
  };
}
