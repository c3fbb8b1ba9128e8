import { caseMeta, cases } from '../content/cases.ts';
import { moduleMeta } from '../content/derived/module-meta.ts';
import { modules } from '../content/modules.ts';
import type { PageMeta, Area } from '../content/pages/page-meta.ts';
import { pages } from '../content/pages.ts';
import { NEWEST_POSTS, type Post } from '../features/blog/post.ts';
import { siteUrl } from '../lib/net/site-origin.ts';
import { paths } from '../paths.ts';
import { site } from '../site.config.ts';

const AREAS: Record<Area, string> = {
  consulting: 'AI consulting',
  memento: pages.memento.title,
  quantum: pages.quantumShift.title,
};

/** Writes the site's summary in Markdown (llmstxt.org): what it is, who runs it, its pages by area (`written` are those in Markdown), its newest posts. */
export function llmsText(
  posts: readonly Pick<Post, 'title' | 'slug' | 'description'>[],
  written: readonly PageMeta[],
): string {
  const listed: PageMeta[] = [...Object.values(pages), ...written, ...cases.map(caseMeta), ...modules.map(moduleMeta)];
  const areas = Object.entries(AREAS).map(([area, title]) => {
    const own = listed.filter((page) => page.area === area);
    return section(
      title,
      own.map((page) => entry(page.title, page.path, page.description)),
    );
  });
  const newest = posts
    .slice(0, NEWEST_POSTS)
    .map(({ title, slug, description }) => entry(title, paths.post(slug), description));
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    `Run by ${site.founder.name}, ${site.founder.role}. Contact: ${site.emails.contact}.`,
    ...areas,
    ...(newest.length > 0 ? [section('Posts', newest)] : []),
    section('Optional', [
      entry('Blog feed', paths.feed, 'RSS, newest first.'),
      entry('Sitemap', paths.sitemap, 'Every page.'),
    ]),
    '',
  ].join('\n\n');
}

function section(title: string, entries: readonly string[]): string {
  return [`## ${title}`, entries.join('\n')].join('\n\n');
}

function entry(title: string, path: string, text: string): string {
  const label = title.replace(/[[\]]/g, '');
  return `- [${label}](${siteUrl(path)}): ${text.replace(/\s+/g, ' ').trim()}`;
}
