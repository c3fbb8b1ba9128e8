import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from './public-address.ts';

const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/** What a host says about a version of a file, to ask later whether it has changed. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

/** A file as it was downloaded; without bytes if it hasn't changed since `validators`. */
export interface Download extends Validators {
  bytes?: Buffer;
}

/**
 * Downloads an http(s) address. Not from the builder's own network, by redirect either, unless `fromAnywhere`: a feed's
 * addresses can't be trusted. Throws an Error with the reason: a status, the size, or no answer in time.
 */
export async function download(address: string, fromAnywhere: boolean, known: Validators = {}): Promise<Download> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = {
    ...(known.etag && { 'If-None-Match': known.etag }),
    ...(known.lastModified && { 'If-Modified-Since': known.lastModified }),
  };
  let url = new URL(address);
  for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
    const response = await get(url, fromAnywhere, { signal, headers });
    const { statusCode = 0, headers: answer } = response;
    if (statusCode === 200) {
      return { bytes: await readBounded(response), etag: answer.etag, lastModified: answer['last-modified'] };
    }
    response.destroy();
    if (statusCode === 304) return known;
    if (statusCode < 300 || statusCode >= 400 || !answer.location) throw new Error(`answered ${statusCode}`);
    url = new URL(answer.location, url);
  }
  throw new Error('redirected too often');
}

interface RequestOptions {
  signal: AbortSignal;
  headers: Record<string, string>;
}

function get(url: URL, fromAnywhere: boolean, options: RequestOptions): Promise<IncomingMessage> {
  const request = { 'http:': httpRequest, 'https:': httpsRequest }[url.protocol];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!request) throw new Error(`${url.protocol} is not http or https`);
  if (!fromAnywhere && isIP(host) && !isPublicAddress(host)) throw new Error(`${host} is not a public address`);
  return new Promise((resolve, reject) => {
    request(url, { ...options, ...(!fromAnywhere && { lookup: publicLookup }) }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readBounded(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Error(`larger than ${MAX_BYTES / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
