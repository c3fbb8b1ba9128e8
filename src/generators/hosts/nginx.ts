import { FEED, HASHED_FOLDERS, headersOf, OWN_FILES, TEXT_TYPES, TYPES } from './headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** A server for nginx, complete: a file for /etc/nginx/conf.d. */
export function nginx({ base, host, root, port, precompressed }: HostedSite): string {
  const [hashed] = headersOf('hashed');
  const [fresh] = headersOf('not-hashed');
  const [own] = headersOf('own');
  const text = TEXT_TYPES.filter((type) => type !== TYPES['html']).join(' '); // of HTML nginx thinks by itself
  return `map $uri $site_cache { # a script that is missing arrives here as the 404 page, which is not hashed
  default "${fresh?.value}";
  ~^${base}(${HASHED_FOLDERS.join('|')})/ "${hashed?.value}";
}
map $uri $site_resource {
  ~(/|\\.(${OWN_FILES.join('|')}))$ "${own?.value}";
}
server {
  listen ${port};
  server_name ${host};
  root ${root};
  absolute_redirect off;
  error_page 404 ${base}404.html;
  charset utf-8;
  charset_types ${text};
  gzip on;
  gzip_vary on;
  gzip_types ${text};
${precompressed ? '  gzip_static on;\n  brotli_static on; # of the package libnginx-mod-http-brotli-static\n' : ''}  types {
${Object.entries(TYPES)
  .map(([end, type]) => `    ${type} ${end};`)
  .join('\n')}
  }
  location = ${base}${FEED.path} {
    types { }
    default_type ${FEED.type};
  }
  add_header ${fresh?.name} $site_cache always;
  add_header ${own?.name} $site_resource always;
${headersOf('all')
  .map(({ name, value }) => `  add_header ${name} "${value}" always;`)
  .join('\n')}
}
`;
}
