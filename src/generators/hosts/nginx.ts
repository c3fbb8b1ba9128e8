import {
  FEED,
  HASHED_FOLDERS,
  HOST_FILES,
  type HostedSite,
  headersOf,
  OWN_FILES,
  TEXT_TYPES,
  TYPES,
} from './headers.ts';

/** Writes the configuration for nginx: a server, or below a path a location for the server that the host already has. */
export function nginx(site: HostedSite): string {
  const { base, host, port } = site;
  if (base !== '/')
    return `# Put this into the server block that you have for ${host}.
location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 301 ${base}$is_args$args;
}
${siteLocation(site)}`;
  return `# HTTPS: "certbot --nginx -d ${host}" adds the certificate and the redirect from http.
server {
  listen ${port};
  server_name ${host};
${siteLocation(site).trimEnd().replace(/^/gm, '  ')}
}
`;
}

/** Writes the site's location. Its inner locations set variables only: a header in one would drop all outer headers. */
function siteLocation({ base, root, precompressed }: HostedSite): string {
  const [hashed] = headersOf('hashed');
  const [fresh] = headersOf('not-hashed');
  const [own] = headersOf('own');
  const text = TEXT_TYPES.filter((type) => type !== TYPES['html']).join(' '); // nginx always includes HTML
  const folders = HASHED_FOLDERS.join('|');
  const variables = (cache = fresh?.value, resource = '') =>
    `set $site_cache "${cache}";\n    set $site_resource "${resource}";`;
  const escaped = HOST_FILES.map((name) => name.replace('.', '\\.')).join('|');
  return `location ^~ ${base} {
  root ${root};
  ${variables()}
  absolute_redirect off;
  error_page 403 404 =404 ${base}404.html;
  charset utf-8;
  charset_types ${text};
  gzip on;
  gzip_vary on;
  gzip_types ${text};
${precompressed ? '  gzip_static on;\n  brotli_static on; # from the package libnginx-mod-http-brotli-static\n' : ''}  types {
${Object.entries(TYPES)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
  }
  location ~ ^${base}(${escaped})$ {
    return 404;
  }
  location ~ ^${base}(${folders})/.*\\.(${OWN_FILES.join('|')})$ {
    ${variables(hashed?.value, own?.value)}
  }
  location ~ ^${base}(${folders})/ {
    ${variables(hashed?.value)}
  }
  location ~ (/|\\.(${OWN_FILES.join('|')}))$ {
    ${variables(fresh?.value, own?.value)}
  }
  location = ${base}${FEED.path} {
    ${variables()}
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
