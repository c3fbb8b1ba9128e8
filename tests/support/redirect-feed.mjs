// Preloaded into a build. Sends requests for `feed.test` to the server in TEST_FEED, so that built files don't depend on its port.
// The loader uses `fetch` for the feed and `http.request` for its pictures.
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';

const { TEST_FEED } = process.env;
const { fetch } = globalThis;

/** @type {typeof fetch} */
const fetchRedirected = (input, options) => {
  const url = input instanceof Request ? input.url : String(input);
  if (!TEST_FEED || new URL(url).host !== 'feed.test') return fetch(input, options);
  const redirected = url.replace(/^https?:\/\/feed\.test/, TEST_FEED);
  return fetch(input instanceof Request ? new Request(redirected, input) : redirected, options);
};
globalThis.fetch = fetchRedirected;

const { request } = http;
/** @type {(url: URL, ...rest: [http.RequestOptions]) => http.ClientRequest} */
const requestRedirected = (url, ...rest) =>
  request(TEST_FEED && url.host === 'feed.test' ? new URL(url.pathname, TEST_FEED) : url, ...rest);
http.request = /** @type {typeof http.request} */ (requestRedirected);
syncBuiltinESMExports();
