import type { BlogPosting, Graph } from 'schema-dts';
import type { Post } from '../../features/blog/post.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

const DESCRIPTION_LENGTH = 155;

/** The blog and its posts on this page, for search engines. */
export function blogJsonLd(posts: readonly Post[], origin: string): Graph['@graph'] {
  const url = new URL(paths.blog, origin).href;
  return [
    {
      '@type': 'Blog',
      name: `${site.name}: blog`,
      url,
      blogPost: posts.slice(0, 10).map((post) => reference(post, origin)),
    },
  ];
}

/** A post, for search engines. */
export function postJsonLd(post: Post, origin: string): Graph['@graph'] {
  return [
    {
      ...reference(post, origin),
      description: postDescription(post),
      articleSection: post.category,
      image: new URL(paths.socialCard(`blog/${post.slug}`), origin).href,
      author: { '@type': 'Person', name: post.author },
      publisher: { '@type': 'Organization', name: site.name },
    },
  ];
}

/** A description that is the post's own: its excerpt, short, or its title where it has no text. */
export function postDescription(post: Post): string {
  const text = post.excerpt.length > DESCRIPTION_LENGTH ? cut(post.excerpt) : post.excerpt;
  return text || `${post.title}, on the blog of ${site.name}.`;
}

function cut(text: string): string {
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}

function reference(post: Post, origin: string): Exclude<BlogPosting, string> {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    url: new URL(paths.post(post.slug), origin).href,
    ...(post.isoDate && { datePublished: post.isoDate }),
  };
}
