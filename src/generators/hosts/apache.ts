import { FEED, HASHED_FOLDERS, type HeaderRule, headersOf, OWN_FILES, TEXT_TYPES, TYPES } from './headers.ts';
import type { HostedSite } from './hosted-site.ts';

/** What a folder of Apache's needs: the whole of `.htaccess`, and part of a host of one's own. */
export function apacheDirectives({ base, precompressed }: Pick<HostedSite, 'base' | 'precompressed'>): string {
  const hashed = `%{REQUEST_URI} =~ m#^${base}(${HASHED_FOLDERS.join('|')})/# && -f '%{REQUEST_FILENAME}'`;
  const text = Object.keys(TYPES).filter((end) => TEXT_TYPES.includes(TYPES[end] ?? ''));
  return [
    `ErrorDocument 404 ${base}404.html`,
    ...Object.entries(TYPES).map(([end, type]) => `AddType ${type} .${end}`),
    `AddCharset utf-8 ${text.map((end) => `.${end}`).join(' ')}`,
    `<FilesMatch "^${FEED.path.split('/').at(-1)}">`,
    `  ForceType "${FEED.type}; charset=utf-8"`,
    '</FilesMatch>',
    '<IfModule mod_headers.c>',
    ...[...headersOf('all'), ...headersOf('not-hashed')].map(set),
    `  <If "${hashed}">`,
    ...headersOf('hashed').map(set),
    '  </If>',
    `  <FilesMatch "\\.(${OWN_FILES.join('|')})(\\.(br|gz))?$">`,
    ...headersOf('own').map(set),
    '  </FilesMatch>',
    '</IfModule>',
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

const PRECOMPRESSED = [
  '<IfModule mod_rewrite.c>',
  '  RewriteEngine On',
  ...Object.entries({ br: 'br', gz: 'gzip' }).flatMap(([end, coding]) => [
    `  RewriteCond %{HTTP:Accept-Encoding} \\b${coding}\\b`,
    `  RewriteCond %{REQUEST_FILENAME}.${end} -f`,
    `  RewriteRule ^(.+)$ $1.${end} [L]`,
  ]),
  '</IfModule>',
  'RemoveLanguage .br', // which would be Breton
  'RemoveType .gz',
  'AddEncoding br .br',
  'AddEncoding gzip .gz',
];

/** A virtual host for Apache, complete. */
export function apache(site: HostedSite): string {
  const { base, host, root, port } = site;
  return `# a2enmod headers deflate brotli filter rewrite
<VirtualHost *:${port}>
  ServerName ${host}
  DocumentRoot ${root}
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
