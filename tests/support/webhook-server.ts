import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

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
  const server = createServer(async (request, response) => {
    const body = await read(request);
    deliveries.push({
      method: request.method ?? '',
      path: request.url ?? '',
      contentType: request.headers['content-type'] ?? '',
      body,
    });
    response.writeHead(200).end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    deliveries,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
