import { FEED, HASHED_FOLDERS, type HeaderRule, type HostedSite, headersOf, TYPES, withCharset } from './headers.ts';

type Header = Pick<HeaderRule, 'name' | 'value'>;

const CALENDAR = contentType(TYPES['ics'] ?? '');
const FEED_TYPE = contentType(FEED.type);

/** Writes the `_headers` file that Netlify and Cloudflare Pages read. They send every rule that matches a file. */
export function headersFile(base: string): string {
  const rules: [path: string, headers: readonly Header[]][] = [
    ['/*', headersOf('all')],
    ...HASHED_FOLDERS.map((folder): [string, readonly Header[]] => [`${base}${folder}/*`, headersOf('hashed')]),
    [`${base}*.js`, headersOf('own')],
    [`${base}*.ics`, [CALENDAR]],
    [`${base}${FEED.path}`, [FEED_TYPE]],
  ];
  const lines = rules.flatMap(([path, headers]) => [path, ...headers.map(({ name, value }) => `  ${name}: ${value}`)]);
  return `${lines.join('\n')}\n`;
}

/** Writes netlify.toml. The headers are in the build's `_headers`. */
export function netlify({ base }: HostedSite): string {
  return `[build]
  command = "${buildCommand(base)}"
  publish = "${outputFolder(base)}"
`;
}

/** Writes what to enter in the settings of Cloudflare Pages. */
export function cloudflare({ base }: HostedSite): string {
  return `# Build command: ${buildCommand(base)}
# Build output directory: ${outputFolder(base)}
# Headers: the build's _headers, which is:
${headersFile(base).trimEnd().replace(/^/gm, '#   ')}
`;
}

/** Writes vercel.json. */
export function vercel({ base }: HostedSite): string {
  const settings = {
    buildCommand: buildCommand(base),
    outputDirectory: outputFolder(base),
    framework: null,
    trailingSlash: true,
    headers: [
      rule('/(.*)', headersOf('all')),
      rule(`${base}((?!${HASHED_FOLDERS.join('/|')}/).*)`, headersOf('not-hashed')),
      ...HASHED_FOLDERS.map((name) => rule(`${base}${name}/(.*)`, headersOf('hashed'))),
      rule(`${base}(.*).js`, headersOf('own')),
      rule(`${base}(.*).ics`, [CALENDAR]),
      rule(`${base}${FEED.path}`, [FEED_TYPE]),
    ],
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

/** Returns the command that builds the site. Below a path it also makes the folder that the host serves as its root. */
export function buildCommand(base: string): string {
  if (base === '/') return 'npm run build';
  const folder = `upload${base}`;
  const atRoot = ['_headers', '404.html', 'robots.txt'].map((name) => `dist/${name}`).join(' ');
  return `npm run build && mkdir -p ${folder} && cp -R dist/. ${folder} && cp ${atRoot} upload`;
}

function rule(source: string, headers: readonly Header[]) {
  return { source, headers: headers.map(({ name, value }) => ({ key: name, value })) };
}

function outputFolder(base: string): string {
  return base === '/' ? 'dist' : 'upload';
}

function contentType(type: string): Header {
  return { name: 'Content-Type', value: withCharset(type) };
}
