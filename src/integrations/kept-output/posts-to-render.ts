import type { Blog } from '../../loaders/load-blog.ts';
import { drawnPicture } from '../../loaders/own-posts.ts';
import { drawingOf } from '../../loaders/post-drawing.ts';
import type { Post } from '../../features/blog/post.ts';
import { pageName } from './kept-page.ts';
import { outputPlan } from './output-plan.ts';
import { postPageInputs } from './post-page-inputs.ts';

/**
 * The posts whose pages have to be rendered, with their positions: those that no former build has finished from the same
 * input. The others are only put in place, which takes a tenth of the time.
 */
export async function postsToRender(blog: Blog): Promise<{ post: Post; index: number }[]> {
  const { posts, source } = blog;
  const all = posts.map((post, index) => ({ post, index }));
  const plan = outputPlan();
  // Without a digest there is nothing to exchange in a page that is found.
  if (!plan || !source.digest) return all;
  plan.digest = source.digest;
  const drawings = posts.map(async (post) => (drawnPicture(post.image) ? drawingOf(post) : ''));
  const inputs = postPageInputs(blog, await Promise.all(drawings));
  return all.filter(({ post, index }) => {
    const file = `blog/${post.slug}/index.html`;
    const name = pageName(plan, file, inputs[index]);
    const isKept = plan.store.has(name);
    (isKept ? plan.found : plan.missing).set(file, name);
    return !isKept;
  });
}
