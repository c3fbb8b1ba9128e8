import { caseMeta } from '../data/cases.ts';
import { content } from '../data/content.ts';
import { moduleMeta, modules } from '../data/modules.ts';
import type { PageMeta } from '../data/pages.ts';
import { listedPages, pages } from '../data/pages.ts';
import { NEWEST_POSTS, type Post } from '../features/blog/post.ts';
import { siteUrl } from '../lib/net/site-origin.ts';
import { fill } from '../lib/fill.ts';
import { buildWords, words } from '../locale.ts';
import { isOff, paths } from '../paths.ts';
import { site } from '../site.config.ts';

/** Writes the site's summary in Markdown (llmstxt.org): what it is, who runs it, its pages by area (`written` are those in Markdown), its newest posts. */
export function llmsText(
  posts: readonly Pick<Post, 'title' | 'slug' | 'description'>[],
  written: readonly PageMeta[],
): string {
  const listed: PageMeta[] = [
    ...listedPages.map(([, page]) => page),
    ...written,
    ...content.cases.list.map(caseMeta),
    ...modules.map(moduleMeta),
  ];
  const areas = content.navigation.groups.flatMap(({ page: main, area, label }) => {
    const own = listed.filter((page) => page.area === area);
    const entries = own.map(({ path, title, description }) =>
      entry(path === paths.home ? buildWords.home : title, path, description),
    );
    return own.length > 0 ? [section(label ?? pages[main].title, entries)] : [];
  });
  const names = content.memento.names.filter(({ href }) => !isOff(href)).map(({ text }) => text);
  const newest = posts
    .slice(0, NEWEST_POSTS)
    .map(({ title, slug, description }) => entry(title, paths.post(slug), description));
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    fill(buildWords.runBy, { name: site.founder.name, role: site.founder.role, email: site.emails.contact }),
    ...(names.length > 0 ? [names.join(' ')] : []),
    ...areas,
    ...(newest.length > 0 ? [section(words.posts, newest)] : []),
    // The format's own name for a section that may be skipped.
    section('Optional', [
      entry(buildWords.feed, paths.feed, buildWords.feedNote),
      entry(buildWords.sitemap, paths.sitemap, buildWords.sitemapNote),
    ]),
    '',
  ].join('\n\n');
}

function section(title: string, entries: readonly string[]): string {
  return [`## ${title}`, entries.join('\n')].join('\n\n');
}

function entry(title: string, path: string, text: string): string {
  const label = title.replace(/[[\]\u00ad]/g, '');
  return `- [${label}](${siteUrl(path)}): ${text.replace(/\s+/g, ' ').trim()}`;
}
