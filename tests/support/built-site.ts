import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { EDITOR_FOLDER } from '../../src/lib/files/file-paths.ts';
import { isSampleSite } from './settings.ts';

/** The folder of the built site. */
export const DIST = process.env['TEST_SITE'] ?? 'dist';

export interface BuiltPage {
  /** The encoded path as in the sitemap ('/', '/blog/'), or the file's path ('/404.html'). */
  route: string;
  html: string;
  /** Parsed once and shared by all tests of a worker. */
  readonly document: HTMLElement;
}

const cache = new Map<string, BuiltPage>();

/** Returns the pages in the sitemap, so that a new page is tested without any change to the tests. */
export function builtPages(root = DIST): BuiltPage[] {
  return sitemap(root).map((route) => builtPage(route, root));
}

/** Returns the pages whose links must be alive. The build only warns of a dead link in an owner's post. */
export function linkingPages(): BuiltPage[] {
  return builtPages().filter(({ route }) => isSampleSite() || !route.startsWith('/blog/'));
}

/** Returns every HTML file, including those outside the sitemap (404.html, embeds, redirects), but for the editor's. */
export function builtDocuments(root = DIST): BuiltPage[] {
  if (!existsSync(root)) throw new Error(`${root} is missing: build the site first (npm run build)`);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith(EDITOR_FOLDER))
    .map((file) => builtPage(encodeURI(`/${file.replace(/(^|\/)index\.html$/, '$1')}`), root));
}

/** Returns one page by its path, such as '/about/'. */
export function builtPage(route: string, root = DIST): BuiltPage {
  const file = join(root, decodeURI(route.endsWith('/') ? `${route}index.html` : route));
  const page = cache.get(file) ?? readPage(file, route);
  cache.set(file, page);
  return page;
}

/** Returns when the site was built: dates on its pages are relative to that moment, not to the test's. */
export function buildDate(root = DIST): Date {
  return statSync(join(root, 'index.html')).mtime;
}

/** Returns the paths in the sitemap. */
export function sitemap(root = DIST): string[] {
  const file = join(root, 'sitemap-0.xml');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site first (npm run build)`);
  const document = parse(readFileSync(file, 'utf8'));
  return document.querySelectorAll('loc').map((location) => new URL(location.text).pathname);
}

/** Returns the file that a host would send for a path, or undefined. */
export function builtFile(path: string, root = DIST): string | undefined {
  const local = join(root, decodeURIComponent(path));
  return [local, join(local, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

/** Returns the contents of a page's inline scripts, without data: its JSON-LD and speculation rules. */
export function inlineScripts({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('script:not([src])')
    .filter((script) => !/json|rules/.test(script.getAttribute('type') ?? ''))
    .map((script) => script.rawText);
}

// Pages from one template differ in words, not in behavior.
const TEMPLATES = [/^\/blog\/./, /^\/products\/./];

/** Returns every page, but only the first of each template, for slow tests of behavior. */
export function samplePages(): BuiltPage[] {
  const seen = new Set<RegExp>();
  return builtPages().filter(({ route }) => {
    const template = TEMPLATES.find((pattern) => pattern.test(route));
    const isRepeated = template !== undefined && seen.has(template);
    if (template) seen.add(template);
    return !isRepeated;
  });
}

/** Returns the HTML up to the end of the first section of <main>. */
export function firstScreen(html: string): string {
  const main = html.indexOf('<main');
  const end = html.indexOf('</section>', main);
  return html.slice(0, end < 0 ? undefined : end + '</section>'.length);
}

function readPage(file: string, route: string): BuiltPage {
  const html = readFileSync(file, 'utf8');
  let document: HTMLElement | undefined;
  return {
    route,
    html,
    get document() {
      return (document ??= parse(html, { comment: true }));
    },
  };
}
