import { pages } from '../../content/pages.ts';
import type { Post } from '../../features/blog/post.ts';
import { postFacts } from '../../features/blog/build/post-facts.ts';
import { buildWords } from '../../locale.ts';
import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';

/** Returns the data of a post page's head, and the post's number of words. */
export function postMeta(post: Post) {
  const { keywords, words } = postFacts(post);
  return {
    area: pages.blog.area,
    title: post.title,
    description: post.description || buildWords.postBy(post.title, site.founder.name),
    keywords: post.tags ?? keywords,
    path: paths.post(post.slug),
    card: `blog/${post.slug}`,
    type: 'article' as const,
    published: post.isoDate,
    modified: post.updated?.isoDate ?? post.isoDate,
    parent: paths.blog,
    words,
  };
}
