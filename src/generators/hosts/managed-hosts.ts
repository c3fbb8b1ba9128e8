import { FEED, HASHED_FOLDERS, headersOf, TYPES } from './headers.ts';
import { contentType, headersFile } from './headers-file.ts';
import type { HostedSite } from './hosted-site.ts';
import { nginx } from './nginx.ts';

/** The command that builds into a folder which a host serves as its root, with what hosts look for at the root beside it. */
function buildCommand(base: string): string {
  if (base === '/') return 'npm run build';
  const files = ['_headers', '404.html', 'robots.txt'].map((name) => `upload${base}${name}`).join(' ');
  return `npm run build -- --outDir upload${base} && cp ${files} upload`;
}

const folder = (base: string) => (base === '/' ? 'dist' : 'upload');

export function netlify({ base }: HostedSite): string {
  return `# netlify.toml; the headers stand in the build's own _headers.
[build]
  command = "${buildCommand(base)}"
  publish = "${folder(base)}"
`;
}

export function cloudflare({ base }: HostedSite): string {
  return `# Cloudflare Pages. Build command: ${buildCommand(base)}
# Build output directory: ${folder(base)}
# Headers: the build's own _headers, which is:
${headersFile(base).trimEnd().replace(/^/gm, '#   ')}
`;
}

/** vercel.json */
export function vercel({ base }: HostedSite): string {
  const headers = [
    { source: '/(.*)', headers: pairs('all') },
    { source: `${base}((?!${HASHED_FOLDERS.join('/|')}/).*)`, headers: pairs('not-hashed') },
    ...HASHED_FOLDERS.map((name) => ({ source: `${base}${name}/(.*)`, headers: pairs('hashed') })),
    { source: `${base}(.*).js`, headers: pairs('own') },
    { source: `${base}(.*).ics`, headers: [pair(contentType(TYPES['ics'] ?? ''))] },
    { source: `${base}${FEED.path}`, headers: [pair(contentType(FEED.type))] },
  ];
  const settings = {
    buildCommand: buildCommand(base),
    outputDirectory: folder(base),
    framework: null,
    trailingSlash: true,
    headers,
  };
  return `${JSON.stringify(settings, undefined, 2)}\n`;
}

const pair = ({ name, value }: { name: string; value: string }) => ({ key: name, value });
const pairs = (files: Parameters<typeof headersOf>[0]) => headersOf(files).map(pair);

export function githubPages({ base, host }: HostedSite): string {
  return `# GitHub Pages: .github/workflows/deploy.yml builds and uploads dist. Settings, Pages, Source: GitHub Actions.
# It finds out address and path by itself; for this site they are SITE_URL=https://${host} and BASE_PATH=${base}
# Pages sets no header of a site's own: no frame-ancestors, no Permissions-Policy, and ten minutes of cache for every file.
`;
}

export function docker(site: HostedSite): string {
  const conf = nginx({ ...site, root: '/usr/share/nginx/html', port: 80, precompressed: false });
  return `FROM nginx:1-alpine
COPY dist /usr/share/nginx/html${site.base}
COPY <<'CONF' /etc/nginx/conf.d/default.conf
${conf}CONF
`;
}
