import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';

/** The folder of the built site. */
export const DIST = process.env['TEST_SITE'] ?? 'dist';

export interface BuiltPage {
  /** The address as the sitemap has it, encoded, without origin: '/', '/blog/'; for other files their path: '/404.html'. */
  route: string;
  html: string;
  /** The parsed page; parsed once, however many tests ask. */
  readonly document: HTMLElement;
}

const known = new Map<string, BuiltPage>();

/** The pages of the built site, from its own sitemap: a page added later is tested without a line written. */
export function builtPages(root = DIST): BuiltPage[] {
  return sitemap(root).map((route) => builtPage(route, root));
}

/** Every HTML file of the built site, those that no sitemap lists (404.html, embeds, redirects) too. */
export function builtDocuments(root = DIST): BuiltPage[] {
  if (!existsSync(root)) throw new Error(`${root} is missing: build the site first (npm run build)`);
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => builtPage(encodeURI(`/${file.replace(/(^|\/)index\.html$/, '$1')}`), root));
}

/** One page by its address, '/about/'. */
export function builtPage(route: string, root = DIST): BuiltPage {
  const file = join(root, decodeURI(route.endsWith('/') ? `${route}index.html` : route));
  const page = known.get(file) ?? readPage(file, route);
  known.set(file, page);
  return page;
}

/** Returns when the site was built: dates on its pages are relative to that moment, not to the test's. */
export function buildDate(root = DIST): Date {
  return statSync(join(root, 'index.html')).mtime;
}

/** The addresses in the sitemap, without their origin. */
export function sitemap(root = DIST): string[] {
  const file = join(root, 'sitemap-0.xml');
  if (!existsSync(file)) throw new Error(`${file} is missing: build the site first (npm run build)`);
  const document = parse(readFileSync(file, 'utf8'));
  return document.querySelectorAll('loc').map((location) => new URL(location.text).pathname);
}

/** The file that a host would send for a path of the site, or undefined. */
export function builtFile(path: string, root = DIST): string | undefined {
  const local = join(root, decodeURIComponent(path));
  return [local, join(local, 'index.html')].find((file) => existsSync(file) && statSync(file).isFile());
}

/** The code of a page's inline scripts; its JSON-LD is none. */
export function inlineScripts({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('script:not([src])')
    .filter((script) => script.getAttribute('type') !== 'application/ld+json')
    .map((script) => script.rawText);
}

// Pages made from one template each; their words differ, their behaviour does not.
const TEMPLATES = [/^\/blog\/./, /^\/products\/./];

/** Every page, but of those made from one template only the first: for tests that are slow and about behaviour. */
export function samplePages(): BuiltPage[] {
  const seen = new Set<RegExp>();
  return builtPages().filter(({ route }) => {
    const template = TEMPLATES.find((pattern) => pattern.test(route));
    const again = template !== undefined && seen.has(template);
    if (template) seen.add(template);
    return !again;
  });
}

/** The HTML from its first byte to the end of the first section of <main>. */
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
