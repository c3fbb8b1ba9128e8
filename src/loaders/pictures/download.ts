import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from './public-address.ts';

const LARGEST = 20_000_000;
const TIMEOUT = 10_000;
const REDIRECTS = 3;

/**
 * The bytes at an http(s) address. Not from the builder's own network, by no redirect either, unless `fromAnywhere`: what a
 * feed names is not to be trusted. Throws an Error that says why: a status, a size over 20 MB, ten seconds of waiting.
 */
export async function download(address: string, fromAnywhere: boolean): Promise<Buffer> {
  const signal = AbortSignal.timeout(TIMEOUT);
  let url = new URL(address);
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    const response = await get(url, fromAnywhere, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      response.destroy();
      url = new URL(headers.location, url);
    } else if (statusCode !== 200) {
      response.destroy();
      throw new Error(`answered ${statusCode}`);
    } else return readBounded(response);
  }
  throw new Error('sent on too often');
}

function get(url: URL, fromAnywhere: boolean, signal: AbortSignal): Promise<IncomingMessage> {
  const request = { 'http:': httpRequest, 'https:': httpsRequest }[url.protocol];
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!request) throw new Error(`${url.protocol} is not http or https`);
  if (!fromAnywhere && isIP(host) && !isPublicAddress(host)) throw new Error(`${host} is not a public address`);
  return new Promise((resolve, reject) => {
    request(url, { signal, ...(!fromAnywhere && { lookup: publicLookup }) }, resolve)
      .on('error', reject)
      .end();
  });
}

async function readBounded(response: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST) throw new Error(`larger than ${LARGEST / 1e6} MB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
