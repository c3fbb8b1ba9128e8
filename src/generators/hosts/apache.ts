import {
  FEED,
  HASHED_FOLDERS,
  HOST_FILES,
  type HeaderRule,
  type HostedSite,
  headersOf,
  OWN_FILES,
  TEXT_TYPES,
  TYPES,
} from './headers.ts';

/** Writes what a folder needs on Apache: all of `.htaccess`, and part of a virtual host. */
export function apacheDirectives({ base, precompressed }: Pick<HostedSite, 'base' | 'precompressed'>): string {
  const hashed = `%{REQUEST_URI} =~ m#^${base}(${HASHED_FOLDERS.join('|')})/# && -f '%{REQUEST_FILENAME}'`;
  const text = Object.keys(TYPES).filter((extension) => TEXT_TYPES.includes(TYPES[extension] ?? ''));
  return [
    `ErrorDocument 404 ${base}404.html`,
    ...Object.entries(TYPES).map(([extension, type]) => `AddType ${type} .${extension}`),
    `AddCharset utf-8 ${text.map((extension) => `.${extension}`).join(' ')}`,
    `<FilesMatch "^${FEED.path.split('/').at(-1)}">`,
    `  ForceType "${FEED.type}; charset=utf-8"`,
    '</FilesMatch>',
    `<FilesMatch "^(${HOST_FILES.map((name) => name.replace('.', '\\.')).join('|')})$">`,
    '  Redirect 404 /',
    '</FilesMatch>',
    '<IfModule mod_headers.c>',
    ...[...headersOf('all'), ...headersOf('not-hashed')].map(set),
    `  <If "${hashed}">`,
    ...headersOf('hashed').map(set),
    '  </If>',
    `  <FilesMatch "\\.(${OWN_FILES.join('|')})(\\.(br|gz))?$">`,
    ...headersOf('own').map(set),
    '  </FilesMatch>',
    '  # Compression adds a suffix to the ETag that Apache does not recognize when a browser revalidates.',
    '  RequestHeader edit* If-None-Match "-(br|gzip)\\"" "\\""',
    '</IfModule>',
    ...SLASH,
    '<IfModule mod_filter.c>',
    ...['brotli', 'deflate'].flatMap((name) => [
      `  <IfModule ${name === 'brotli' ? '' : '!'}mod_brotli.c>`,
      `    AddOutputFilterByType ${name === 'brotli' ? 'BROTLI_COMPRESS' : 'DEFLATE'} ${TEXT_TYPES.join(' ')}`,
      '  </IfModule>',
    ]),
    '</IfModule>',
    ...(precompressed ? PRECOMPRESSED : []),
    '',
  ].join('\n');
}

function set({ name, value }: HeaderRule): string {
  return `    Header always set ${name} "${value}"`;
}

/** Redirects to the address with a slash without naming http, because a proxy may serve https. Older versions of Apache can't. */
const SLASH = [
  '<IfModule mod_version.c>',
  '  <IfVersion >= 2.4.58>',
  '    RedirectRelative On',
  `    <If "-d '%{REQUEST_FILENAME}' && %{REQUEST_URI} =~ m#[^/]$#">`,
  '      RedirectMatch 301 "^/+(.*)$" "/$1/"',
  '    </If>',
  '  </IfVersion>',
  '</IfModule>',
];

const PRECOMPRESSED = [
  '<IfModule mod_rewrite.c>',
  '  RewriteEngine On',
  ...Object.entries({ br: 'br', gz: 'gzip' }).flatMap(([extension, coding]) => [
    `  RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b`,
    `  RewriteCond %{REQUEST_FILENAME}.${extension} -f`,
    `  RewriteRule ^(.+)$ $1.${extension} [L]`,
  ]),
  '</IfModule>',
  'RemoveLanguage .br', // .br means Breton
  'RemoveType .gz',
  'AddEncoding br .br',
  'AddEncoding gzip .gz',
];

/**
 * Writes a virtual host for Apache. Directives outside `<Directory>` also apply to addresses that Apache refuses before it looks
 * for a file, such as those with an encoded slash.
 */
export function apache(site: HostedSite): string {
  const { base, host, root, port } = site;
  return `# a2enmod headers deflate brotli filter rewrite
# HTTPS: "certbot --apache -d ${host}" adds the certificate and the redirect from http.
<VirtualHost *:${port}>
  ServerName ${host}
  DocumentRoot ${root}
  AllowEncodedSlashes NoDecode
  ErrorDocument 404 ${base}404.html
${[...headersOf('all'), ...headersOf('not-hashed')].map(set).join('\n').replace(/^ +/gm, '  ')}
  <Directory ${root}>
    Require all granted
    AllowOverride None
    Options -Indexes +FollowSymLinks
  </Directory>
  <Directory ${root}${base.replace(/\/$/, '')}>
${apacheDirectives(site).trimEnd().replace(/^/gm, '    ')}
  </Directory>
</VirtualHost>
`;
}
