import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const DIST = 'dist';

export interface BuiltPage {
  /** The address as the sitemap has it, without origin: '/', '/blog/'. */
  route: string;
  html: string;
}

/** The pages of the built site, from its own sitemap: a page added later is tested without a line written. */
export function builtPages(root = DIST): BuiltPage[] {
  const sitemap = join(root, 'sitemap-0.xml');
  if (!existsSync(sitemap)) throw new Error(`${sitemap} is missing: build the site first (npm run build)`);
  return Array.from(readFileSync(sitemap, 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g), ([, location = '']) => {
    const route = new URL(location).pathname;
    return { route, html: readFileSync(join(root, route, 'index.html'), 'utf8') };
  });
}

// Pages made from one template each; their words differ, their behaviour does not.
const TEMPLATES = [/^\/blog\/./, /^\/products\/./];

/** Every page, but of those made from one template only the first: for tests that are slow and about behaviour. */
export function samplePages(): BuiltPage[] {
  const seen = new Set<RegExp>();
  return builtPages().filter(({ route }) => {
    const template = TEMPLATES.find((pattern) => pattern.test(route));
    const known = template !== undefined && seen.has(template);
    if (template) seen.add(template);
    return !known;
  });
}

/** The HTML from its first byte to the end of the first section of <main>. */
export function firstScreen(html: string): string {
  const main = html.indexOf('<main');
  const end = html.indexOf('</section>', main);
  return html.slice(0, end < 0 ? undefined : end + '</section>'.length);
}
