// Loaded into a build before anything else: the host `feed.test` is the server that TEST_FEED names, so that a built
// site's addresses, and with them its files, are the same whatever port was free. The feed is asked for with `fetch`, its
// pictures with `http.request`.
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const { TEST_FEED } = process.env;
const { fetch } = globalThis;

/** @type {typeof fetch} */
const fetchFromHere = (input, options) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!TEST_FEED || new URL(url).host !== 'feed.test') return fetch(input, options);
  const here = url.replace(/^https?:\/\/feed\.test/, TEST_FEED);
  return fetch(input instanceof Request ? new Request(here, input) : here, options);
};
globalThis.fetch = fetchFromHere;

const { request } = http;
/** @type {(url: URL, ...rest: [http.RequestOptions]) => http.ClientRequest} */
const requestFromHere = (url, ...rest) =>
  request(TEST_FEED && url.host === 'feed.test' ? new URL(url.pathname, TEST_FEED) : url, ...rest);
http.request = /** @type {typeof http.request} */ (requestFromHere);
syncBuiltinESMExports();
