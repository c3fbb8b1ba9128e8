import { pages } from '../../content/pages.ts';
import type { SocialCard } from '../../generators/social-cards/card-layout.ts';
import { loadBlog } from '../../loaders/load-blog.ts';
import { drawingOf } from '../../loaders/own-posts.ts';
import { site } from '../../site.config.ts';
import { postDrawing } from './_drawings.ts';

/** A card, and the last part of its address without the ending. */
export type Named = [name: string, card: SocialCard];

/** Returns the social card of every post. */
export async function postCards(): Promise<Named[]> {
  const { posts } = await loadBlog();
  const { area } = pages.blog;
  return Promise.all(
    posts.map(async (post): Promise<Named> => {
      const { slug, title, author, date } = post;
      const name = `blog/${slug}`;
      const line = [author, date].filter(Boolean).join(' · ');
      const drawing = postDrawing(await drawingOf(post), name);
      return [name, { title, line, area, drawing, siteName: site.name }];
    }),
  );
}
