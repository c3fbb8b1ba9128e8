import { cp, mkdir, readdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { PICTURE_CACHE, PICTURE_FOLDER } from '../blog/feed-picture-cache.ts';
import { hostFiles } from '../hosts/host-files.ts';
import { htmlPages } from './html-pages.ts';
import { inlineCode } from './inline-code.ts';
import { admissions } from './admitted-origins.ts';
import { contentSecurityPolicy, type PolicySources } from './content-security-policy.ts';
import { islandScripts } from './island-scripts.ts';
import { tidyHtml } from './tidy-html.ts';
import { trimStyles } from './trim-styles.ts';

const CHARSET = '<meta charset="utf-8">';

/**
 * What the finished folder needs to be served well by any static host: styles cut to each page, a
 * Content-Security-Policy in each, headers in the forms that hosts read, and the pictures of the feed's posts.
 */
export function hosting(allowed: Pick<PolicySources, 'connect' | 'frame'>): AstroIntegration {
  let base = '/';
  return {
    name: 'hosting',
    hooks: {
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/?$/, '/');
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const pages = await htmlPages(root);
        for (const { file, html } of pages) {
          const trimmed = await withTrimmedStyles(tidyHtml(html), await islandScripts(html, root, base));
          await writeFile(file, withPolicy(trimmed, file, allowed));
        }
        await copyPictures(
          root,
          pages.map(({ html }) => html),
        );
        for (const [name, content] of Object.entries(hostFiles(base))) await writeFile(root + name, content);
      },
    },
  };
}

/** One style sheet in the head, with what the page can use of all that were in it. */
async function withTrimmedStyles(html: string, scripts: readonly string[]): Promise<string> {
  const css = inlineCode(html).styles.join('');
  const markup = html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, '');
  const trimmed = await trimStyles(css, markup, scripts);
  return markup.replace('</head>', () => `<style>${trimmed}</style></head>`);
}

function withPolicy(html: string, file: string, allowed: Pick<PolicySources, 'connect' | 'frame'>): string {
  if (!html.includes(CHARSET)) throw new Error(`${file} has no ${CHARSET} to put the Content-Security-Policy behind`);
  const admitted = admissions(html);
  const policy = contentSecurityPolicy({
    ...inlineCode(admitted.html),
    ...allowed,
    connect: [...allowed.connect, ...admitted.connect],
    admitted: admitted.script,
  });
  return admitted.html.replace(CHARSET, `${CHARSET}<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** Of the picture cache, what this build's pages show. */
async function copyPictures(root: string, pages: readonly string[]): Promise<void> {
  const cached = await readdir(PICTURE_CACHE).catch(() => []);
  const used = cached.filter((name) => pages.some((html) => html.includes(name)));
  if (used.length > 0) await mkdir(`${root}${PICTURE_FOLDER}`, { recursive: true });
  for (const name of used) await cp(`${PICTURE_CACHE}/${name}`, `${root}${PICTURE_FOLDER}/${name}`);
}
