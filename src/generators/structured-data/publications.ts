import { type Case, caseCard, caseMeta } from '../../data/cases.ts';
import { pages } from '../../data/pages.ts';
import { content } from '../../data/content.ts';
import type { Post } from '../../features/blog/post.ts';
import { siteUrl } from '../../lib/net/site-origin.ts';
import { plainSentence } from '../../lib/inline-markdown.ts';
import { fill } from '../../lib/fill.ts';
import { plain } from '../../lib/sample.ts';
import { buildWords, language } from '../../locale.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { type Described, ids, type Node, part, ref } from './identity.ts';

const MAX_LISTED = 10;

/** Describes the blog and the first posts of a list page. */
export function blog(posts: readonly ListedPost[]): Node {
  return part('Blog', paths.blog, 'blog', {
    name: fill(buildWords.blogOf, { name: site.name }),
    description: pages.blog.description,
    inLanguage: language,
    publisher: ref(ids.organization()),
    blogPost: posts.slice(0, MAX_LISTED).map(listedPosting),
  });
}

type ListedPost = Pick<Post, 'slug' | 'title' | 'isoDate'>;

/** Describes a post as far as its list does. */
function listedPosting({ slug, title, isoDate }: ListedPost): Node {
  return part('BlogPosting', paths.post(slug), 'post', {
    headline: title,
    image: siteUrl(paths.socialCard(`blog/${slug}`)),
    author: ref(ids.founder()),
    datePublished: isoDate || undefined,
  });
}

type PostFacts = { description: string; keywords: readonly string[]; words: number };

export function posting(post: Post, { description, keywords, words }: PostFacts): Node {
  return {
    ...listedPosting(post),
    description,
    mainEntityOfPage: ref(siteUrl(paths.post(post.slug))),
    dateModified: (post.isoDate && (post.updated?.isoDate ?? post.isoDate)) || undefined,
    publisher: ref(ids.organization()),
    articleSection: post.category,
    keywords: keywords.join(', '),
    wordCount: words,
    inLanguage: language,
  };
}

/** Describes the guide, an article that is also available as a PDF. */
export function guideArticle(): Node {
  const contentUrl = new URL(site.embeds.guide || paths.embeds.guide, siteUrl(paths.home)).href;
  return article('article', pages.guide, 'guide', {
    author: ref(ids.founder()),
    encoding: { '@type': 'MediaObject', encodingFormat: 'application/pdf', contentUrl },
  });
}

export function caseArticle(study: Case): Node {
  return article('case', caseMeta(study), caseCard(study), { author: ref(ids.organization()) });
}

function article(id: string, { path, title, description }: Described, card: string, properties: object): Node {
  const links = { mainEntityOfPage: ref(siteUrl(path)), publisher: ref(ids.organization()) };
  const image = siteUrl(paths.socialCard(card));
  return part('Article', path, id, { headline: title, description, image, ...links, ...properties });
}

/** Describes the podcast, with the platforms that carry it and its feed, if the owner has named one. */
export function podcast(): Node {
  const { path, title: name, description } = pages.quantumShift;
  const links = {
    webFeed: site.links.podcastFeed || undefined,
    sameAs: content.podcast.platforms.map(({ url }) => url),
  };
  return part('PodcastSeries', path, 'podcast', { name, description, author: ref(ids.founder()), ...links });
}

/** Describes the questions of a page; nothing without any. */
export function faq(
  path: string,
  questions: readonly { readonly question: string; readonly answer: string }[],
): Node[] {
  if (questions.length === 0) return [];
  const mainEntity = questions.map(({ question: name, answer }) => {
    return { '@type': 'Question', name, acceptedAnswer: { '@type': 'Answer', text: plainSentence(plain(answer)) } };
  });
  return [{ '@type': 'FAQPage', '@id': ids.part(path, 'questions'), isPartOf: ref(siteUrl(path)), mainEntity }];
}
