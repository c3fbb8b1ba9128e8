import { FEED, HASHED_FOLDERS, type HeaderRule, headersOf, TYPES, withCharset } from './headers.ts';

/** The `_headers` file that Netlify and Cloudflare Pages read. What two rules of it say of one file, both send. */
export function headersFile(base: string): string {
  const rules: [string, readonly { name: string; value: string }[]][] = [
    ['/*', headersOf('all')],
    ...HASHED_FOLDERS.map((folder): [string, readonly HeaderRule[]] => [`${base}${folder}/*`, headersOf('hashed')]),
    [`${base}*.js`, headersOf('own')],
    [`${base}*.ics`, [contentType(TYPES['ics'] ?? '')]],
    [`${base}${FEED.path}`, [contentType(FEED.type)]],
  ];
  return rules.map(([path, headers]) => [path, ...headers.map(line)].join('\n')).join('\n') + '\n';
}

export function contentType(type: string): { name: string; value: string } {
  return { name: 'Content-Type', value: withCharset(type) };
}

function line({ name, value }: { name: string; value: string }): string {
  return `  ${name}: ${value}`;
}
