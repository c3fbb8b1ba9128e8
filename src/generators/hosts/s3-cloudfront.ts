import { FEED, HASHED_FOLDERS, headersOf, TYPES, withCharset } from './headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** Commands for an S3 bucket, and the function and policies of the CloudFront distribution in front of it. */
export function s3CloudFront({ base }: HostedSite): string {
  const target = `s3://BUCKET${base}`;
  const [hashed] = headersOf('hashed');
  const [fresh] = headersOf('not-hashed');
  const folders = HASHED_FOLDERS.map((folder) => `'${folder}/*'`);
  const security = headersOf('all').map(({ name, value }) => ({ Header: name, Value: value, Override: true }));
  return `# 1. Upload; old files of _astro stay, for pages that are still open.
aws s3 sync dist ${target} ${folders.map((pattern) => `--exclude ${pattern}`).join(' ')} --delete --cache-control '${fresh?.value}'
aws s3 sync dist ${target} --exclude '*' ${folders.map((pattern) => `--include ${pattern}`).join(' ')} --cache-control '${hashed?.value}'
aws s3 cp dist/${FEED.path} ${target}${FEED.path} --content-type '${withCharset(FEED.type)}' --cache-control '${fresh?.value}'
aws s3 cp dist ${target} --recursive --exclude '*' --include '*.ics' --content-type '${withCharset(TYPES['ics'] ?? '')}' --cache-control '${fresh?.value}'

# 2. CloudFront function, viewer request: a route's file; the feed has its own name and stays as it is.
function handler(event) {
  var request = event.request;
  if (request.uri === '${base}${FEED.path}') return request;
  if (request.uri.endsWith('/')) request.uri += 'index.html';
  else if (!request.uri.split('/').pop().includes('.')) {
    var query = Object.keys(event.request.querystring).map(function (name) {
      return name + '=' + event.request.querystring[name].value;
    }).join('&');
    return { statusCode: 301, headers: { location: { value: request.uri + '/' + (query && '?' + query) } } };
  }
  return request;
}

# 3. Custom error responses: 403 and 404 show ${base}404.html with status 404, error caching 0 seconds.
# 4. Compress objects automatically: yes. Response headers policy, custom headers:
${JSON.stringify(security, undefined, 2)}
`;
}
