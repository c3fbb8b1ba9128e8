import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { FEED_FILE } from '../lib/files/file-paths.ts';
import { pathIn } from '../lib/files/files-in.ts';
import { stopBuild } from '../lib/stop.ts';

interface Options {
  /** Writes compressed copies next to the files. */
  precompressed: boolean;
  /** Files of `public` that no page shows, by their path in the output. */
  replaced: readonly string[];
}

/** Writes headers in the form that hosts read, and compressed copies, into the built folder. Leaves out what isn't needed. */
export function hostFiles({ precompressed, replaced }: Options): AstroIntegration {
  let base = '/';
  return {
    name: 'host-files',
    hooks: {
      'astro:config:setup': async ({ command, config }) => {
        if (command === 'build') await stopAtSymbolicLinks(fileURLToPath(config.publicDir));
      },
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      // Before the links are checked.
      'astro:build:generated': async ({ dir }) => {
        for (const name of replaced) await rm(new URL(name, dir), { force: true });
        await writeFile(new URL('_headers', dir), headersFile(base));
        // GitHub Pages would leave out folders that begin with an underscore.
        await writeFile(new URL('.nojekyll', dir), '');
      },
      'astro:build:done': async ({ dir }) => {
        if (precompressed) await precompress(fileURLToPath(dir));
      },
    },
  };
}

/** Ends the build at a symbolic link in `public`: it would publish files from anywhere, or fail with a stack trace. */
export async function stopAtSymbolicLinks(publicFolder: string): Promise<void> {
  const links = (await readdir(publicFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isSymbolicLink(),
  );
  const names = links.map(({ parentPath, name }) => `public/${pathIn(publicFolder, join(parentPath, name))}`);
  if (names.length > 0)
    stopBuild(`${names.join(', ')}: replace each symbolic link with the file or folder that it leads to.`);
}

/** The headers of every file. A page's own policy is in its head. docs/deploy.md repeats them for servers. */
const HEADERS = `
  Content-Security-Policy: frame-ancestors 'self'
  X-Frame-Options: SAMEORIGIN
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin`;

/** Applies to the whole host, so a site below a path leaves it to the host's owner. */
const HSTS = '\n  Strict-Transport-Security: max-age=31536000';

/** Returns the file `_headers`, which Netlify and Cloudflare Pages read. */
export function headersFile(base: string): string {
  return `${base}*${HEADERS}${base === '/' ? HSTS : ''}
${base}_astro/*
  Cache-Control: public, max-age=31536000, immutable
${base}pictures/*
  Cache-Control: public, max-age=31536000, immutable
${base}*.ics
  Content-Type: text/calendar; charset=utf-8
${base}${FEED_FILE}
  Content-Type: application/rss+xml; charset=utf-8
`;
}

const TEXT = new RegExp(`\\.(?:html|js|css|txt|xml|json|webmanifest|ics|svg)$|^${FEED_FILE}$`);

/** Smaller files gain too little from compression. */
const MIN_BYTES = 1000;

/** Writes `.br` and `.gz` files next to every text file of a folder, for hosts that serve them. */
async function precompress(root: string): Promise<void> {
  for (const name of await readdir(root, { recursive: true })) {
    const content = TEXT.test(name) ? await readFile(root + name) : '';
    if (content.length < MIN_BYTES) continue;
    // Brotli's best quality is the default; gzip's is not.
    await writeFile(`${root}${name}.br`, await promisify(brotliCompress)(content));
    await writeFile(`${root}${name}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
