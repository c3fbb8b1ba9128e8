import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from './public-address.ts';
import { Readable } from 'node:stream';
import { readUpTo } from './read-up-to.ts';

const MAX_BYTES = 20_000_000;
const TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;

/** A file's validators: headers to ask later whether it has changed. */
export interface Validators {
  etag?: string | undefined;
  lastModified?: string | undefined;
}

/** A downloaded file. `bytes` is missing if it hasn't changed since `known`. */
export interface Download extends Validators {
  bytes?: Buffer;
}

/**
 * Downloads an http(s) address. Refuses the builder's own network, after redirects too, unless `fromAnywhere` is set, because a
 * feed's addresses can't be trusted. Throws an Error with the reason: a status, the size, or no answer in time.
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
    if (statusCode < 300 || statusCode >= 400 || !answer.location) throw new Error(`the server answered ${statusCode}`);
    url = new URL(answer.location, url);
  }
  throw new Error('too many redirects');
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
  const body = await readUpTo(MAX_BYTES, Readable.toWeb(response) as ReadableStream<Uint8Array<ArrayBuffer>>);
  if (!body) throw new Error(`larger than ${MAX_BYTES / 1e6} MB`);
  return Buffer.from(await body.arrayBuffer());
}
