import type { Blog, BlogPosting } from 'schema-dts';
import { pages } from '../../content/pages.ts';
import type { Post } from '../../features/blog/post.ts';
import { absolute } from '../../lib/site-origin.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { ids, ref } from './ids.ts';

/** What a list tells of a post. */
type Listed = Pick<Post, 'slug' | 'title' | 'isoDate'>;

/** The blog with the posts that a list page shows first. */
export function blog(posts: readonly Listed[]): Exclude<Blog, string> {
  return {
    '@type': 'Blog',
    '@id': ids.part(paths.blog, 'blog'),
    name: `${site.name}: blog`,
    description: pages.blog.description,
    url: absolute(paths.blog),
    inLanguage: 'en',
    publisher: ref(ids.organization()),
    blogPost: posts.slice(0, 10).map((post) => ({
      '@type': 'BlogPosting',
      '@id': ids.part(paths.post(post.slug), 'post'),
      headline: post.title,
      url: absolute(paths.post(post.slug)),
      author: ref(ids.founder()),
      ...(post.isoDate && { datePublished: post.isoDate }),
    })),
  };
}

interface PostFacts {
  description: string;
  keywords: readonly string[];
  words: number;
}

/** A post, whole. */
export function posting(post: Post, { description, keywords, words }: PostFacts): Exclude<BlogPosting, string> {
  const path = paths.post(post.slug);
  return {
    '@type': 'BlogPosting',
    '@id': ids.part(path, 'post'),
    headline: post.title,
    description,
    url: absolute(path),
    mainEntityOfPage: ref(ids.page(path)),
    image: absolute(paths.socialCard(`blog/${post.slug}`)),
    ...(post.isoDate && { datePublished: post.isoDate, dateModified: post.isoDate }),
    author: ref(ids.founder()),
    publisher: ref(ids.organization()),
    articleSection: post.category,
    keywords: keywords.join(', '),
    wordCount: words,
    inLanguage: 'en',
  };
}
