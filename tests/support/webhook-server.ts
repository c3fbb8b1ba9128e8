import { text } from 'node:stream/consumers';
import { listen } from './listen.ts';

export interface Delivery {
  method: string;
  path: string;
  contentType: string;
  body: string;
}

export interface WebhookServer {
  host: string;
  /** Everything that arrived so far. */
  deliveries: Delivery[];
  close: () => Promise<void>;
}

/** Starts a webhook on another origin without CORS, which answers after reading the body. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const deliveries: Delivery[] = [];
  const { origin: host, close } = await listen(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    deliveries.push({ method, path, contentType: headers['content-type'] ?? '', body: await text(request) });
    response.writeHead(200).end('ok');
  });
  return { host, deliveries, close };
}
