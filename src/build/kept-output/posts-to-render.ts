import { drawnPicture } from '../blog/own-posts.ts';
import type { Blog } from '../blog/load-blog.ts';
import { drawingOf } from '../blog/post-drawing.ts';
import { keyOf } from '../cache/kept.ts';
import { outputPlan } from './output-plan.ts';
import { pageName } from './kept-page.ts';

/**
 * The positions of the posts whose pages have to be rendered: those that no former build has finished from the same input.
 * The others are only put in place, which takes a tenth of the time.
 */
export async function postsToRender({ posts, settings, source, fingerprint, related }: Blog): Promise<number[]> {
  const everyPost = [...posts.keys()];
  const plan = outputPlan();
  // Without a digest there is nothing to exchange in a page that is found.
  if (!plan || !source.digest) return everyPost;
  plan.digest = source.digest;
  const { digest: _, ...feed } = source;
  const inputs = await Promise.all(
    posts.map(async (post) =>
      // Where a post stands in the feed moves with every new one, and no page shows it.
      keyOf({ ...post, id: '' }, drawnPicture(post.image) && (await drawingOf(post))),
    ),
  );
  return everyPost.filter((index) => {
    const shown = [index, index - 1, index + 1, ...related(index)].map((position) => inputs[position] ?? '');
    const file = `blog/${posts[index]?.slug}/index.html`;
    const name = pageName(plan, file, [settings, feed, fingerprint(index, index + 1), shown]);
    const isKept = plan.store.has(name);
    (isKept ? plan.found : plan.missing).set(file, name);
    return !isKept;
  });
}
