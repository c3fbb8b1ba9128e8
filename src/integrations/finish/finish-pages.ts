import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { checkLinks } from '../checks/dead-links.ts';
import { EDITOR_FOLDER } from '../../lib/files/file-paths.ts';
import { pathIn } from '../../lib/files/files-in.ts';
import { stopBuild } from '../../lib/stop.ts';
import { type Allowed, contentSecurityPolicy } from './content-security-policy.ts';
import { readScripts, scriptCollector } from './page-scripts.ts';
import { purgeStyles } from './page-styles.ts';
import { type PageScan, scanPage } from './scan-page.ts';

/**
 * Finishes the built pages: purged styles and a Content-Security-Policy in each, no dead link, and no code that the policy blocks.
 * HTML files in `public`, such as a search console's, stay as they are.
 */
export function finishPages(allowed: Allowed): AstroIntegration {
  let base = '/';
  return {
    name: 'finish-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [scriptCollector] } }),
      'astro:config:done': ({ config }) => {
        base = config.base;
      },
      'astro:build:done': async ({ dir, assets, logger }) => {
        const root = fileURLToPath(dir);
        const built = [...assets.values()].flat().map((url) => pathIn(root, fileURLToPath(url)));
        const pages = new Map<string, PageScan>();
        for (const file of built.filter((name) => name.endsWith('.html') && !name.startsWith(EDITOR_FOLDER))) {
          const page = scanPage(await readFile(join(root, file), 'utf8'));
          // Astro's own page for an entry of `redirects`.
          if (page.html.original.startsWith('<!doctype html><title>Redirecting to')) continue;
          const scripts = await readScripts(page.moduleUrls, root, base);
          const style = await purgeStyles(page, [...scripts, ...page.scripts, page.module]);
          await writeFile(join(root, file), finishPage(page, file, style, allowed, base));
          pages.set(file, page);
        }
        stopAtBlockedCode(pages);
        await checkLinks(pages, root, base, logger);
      },
    },
  };
}

/** Returns a page with one style sheet, one module and its Content-Security-Policy. */
export function finishPage(page: PageScan, file: string, style: string, allowed: Allowed, base: string): string {
  const { html, charsetEnd, headEnd, bodyEnd, module } = page;
  if (!charsetEnd || !headEnd)
    throw new Error(`${file} needs a <meta charset> in its <head>; the Content-Security-Policy goes after it.`);
  const policy = contentSecurityPolicy(page, style, allowed, base);
  html.appendLeft(headEnd, `<style>${style}</style>`);
  html.appendLeft(charsetEnd, `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
  if (module) html.appendLeft(bodyEnd || html.original.length, `<script type="module">${module}</script>`);
  return html.toString();
}

/** Ends the build if a page has inline styles or handlers, which its policy blocks. Names each once, with a page that has it. */
function stopAtBlockedCode(pages: ReadonlyMap<string, PageScan>): void {
  const firsts = new Map([...pages].toReversed().flatMap(([file, { blocked }]) => blocked.map((code) => [code, file])));
  const named = Array.from(firsts, ([code, file]) => `${code} (on ${file})`);
  if (named.length > 0)
    stopBuild(`The pages’ policy blocks inline code. Use a class or a script instead of: ${named.join(', ')}.`);
}
