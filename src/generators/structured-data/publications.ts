import type { Article, Blog, BlogPosting, FAQPage, PodcastSeries } from 'schema-dts';
import { type Case, caseCard, caseMeta } from '../../content/cases.ts';
import { flywheel } from '../../content/guide.ts';
import { pages } from '../../content/pages.ts';
import { platforms } from '../../content/podcast.ts';
import type { Post } from '../../features/blog/post.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { ids, ref } from './identity.ts';
import { language } from '../../locale.ts';

/** The most posts that a list page describes. */
const MAX_LISTED = 10;

type ListedPost = Pick<Post, 'slug' | 'title' | 'isoDate'>;

/** Describes the blog and the first posts of a list page. */
export function blog(posts: readonly ListedPost[]): Exclude<Blog, string> {
  return {
    '@type': 'Blog',
    '@id': ids.part(paths.blog, 'blog'),
    name: `${site.name}: blog`,
    description: pages.blog.description,
    url: siteUrl(paths.blog),
    inLanguage: language,
    publisher: ref(ids.organization()),
    blogPost: posts.slice(0, MAX_LISTED).map(listedPosting),
  };
}

/** Describes a post as far as its list does. */
function listedPosting({ slug, title, isoDate }: ListedPost) {
  return {
    '@type': 'BlogPosting',
    '@id': ids.part(paths.post(slug), 'post'),
    headline: title,
    url: siteUrl(paths.post(slug)),
    image: siteUrl(paths.socialCard(`blog/${slug}`)),
    author: ref(ids.founder()),
    ...(isoDate && { datePublished: isoDate }),
  } satisfies BlogPosting;
}

interface PostFacts {
  description: string;
  keywords: readonly string[];
  words: number;
}

/** Describes a post on its own page. */
export function posting(post: Post, { description, keywords, words }: PostFacts): Exclude<BlogPosting, string> {
  return {
    ...listedPosting(post),
    description,
    mainEntityOfPage: ref(ids.page(paths.post(post.slug))),
    ...(post.isoDate && { dateModified: post.updated?.isoDate ?? post.isoDate }),
    publisher: ref(ids.organization()),
    articleSection: post.category,
    keywords: keywords.join(', '),
    wordCount: words,
    inLanguage: language,
  };
}

/** Describes the guide, an article that is also available as a PDF. */
export function guideArticle(): Exclude<Article, string> {
  const { path, title, description } = pages.guide;
  return {
    '@type': 'Article',
    '@id': ids.part(path, 'article'),
    headline: title,
    description,
    url: siteUrl(path),
    mainEntityOfPage: ref(ids.page(path)),
    articleSection: flywheel.map((step) => step.title),
    author: ref(ids.founder()),
    publisher: ref(ids.organization()),
    image: siteUrl(paths.socialCard('guide')),
    encoding: {
      '@type': 'MediaObject',
      encodingFormat: 'application/pdf',
      contentUrl: new URL(site.embeds.guide || paths.embeds.guide, siteUrl(paths.home)).href,
    },
  };
}

/** Describes a case on its own page. */
export function caseArticle(study: Case): Exclude<Article, string> {
  const { path, title, description } = caseMeta(study);
  return {
    '@type': 'Article',
    '@id': ids.part(path, 'case'),
    headline: title,
    description,
    url: siteUrl(path),
    mainEntityOfPage: ref(ids.page(path)),
    author: ref(ids.organization()),
    publisher: ref(ids.organization()),
    image: siteUrl(paths.socialCard(caseCard(study))),
  };
}

/** Describes the podcast, with the platforms that carry it and its feed, if the owner has named one. */
export function podcast(webFeed: string = site.links.podcastFeed): Exclude<PodcastSeries, string> {
  return {
    '@type': 'PodcastSeries',
    '@id': ids.part(paths.quantumShift, 'podcast'),
    name: pages.quantumShift.title,
    description: pages.quantumShift.description,
    url: siteUrl(paths.quantumShift),
    ...(webFeed && { webFeed }),
    author: ref(ids.founder()),
    sameAs: platforms.map(({ url }) => url),
  };
}

/** Describes questions and answers as the page shows them. */
export function faq(path: string, entries: readonly { question: string; answer: string }[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    '@id': ids.part(path, 'questions'),
    isPartOf: ref(ids.page(path)),
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
