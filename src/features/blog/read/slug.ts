import { shortHash } from '../../../lib/hash.ts';
import { slugify } from '../../../lib/slugify.ts';

interface Sluggable {
  title: string;
  link: string;
  /** Milliseconds since 1970, or undefined without a valid date. */
  time: number | undefined;
  /** The slug of its title alone, if it has been made already. */
  base?: string;
}

/**
 * Returns one slug per post, in the order given, stable while the feed changes. An empty slug becomes `post-` and a hash of the
 * item's link. Of several posts with one slug, the oldest keeps it and the others get a hash added. Without dates, the post
 * further down the feed is the older.
 */
export function assignSlugs(posts: readonly Sluggable[]): string[] {
  const bases = posts.map((post) => post.base ?? slugBase(post));
  const taken = new Set<string>();
  const repeated = new Map<string, number>();
  const slugs: string[] = [];
  for (const i of oldestFirst(posts)) {
    const base = bases[i] ?? '';
    let slug = base;
    while (taken.has(slug)) {
      const own = `${base}-${identity(posts[i])}`;
      const n = (repeated.get(own) ?? 0) + 1; // keeps a feed with ten thousand copies of one post fast
      repeated.set(own, n);
      slug = n > 1 ? `${own}-${n}` : own;
    }
    taken.add(slug);
    slugs[i] = slug;
  }
  return slugs;
}

/** Returns the slug that a post would have if no other had its title. Reuses a `post-…` slug at the end of its link. */
export function slugBase(post: Omit<Sluggable, 'base'>): string {
  return slugify(post.title).slice(0, 120).replace(/-$/, '') || MADE.exec(post.link)?.[1] || `post-${identity(post)}`;
}

const MADE = /\/(post-[a-z0-9]{4,7})\/$/;

function identity(post: Sluggable | undefined): string {
  return shortHash(post?.link || `${post?.title} ${post?.time}`);
}

function oldestFirst(posts: readonly Sluggable[]): number[] {
  const time = (i: number) => posts[i]?.time;
  return posts
    .map((_, i) => i)
    .sort((a, b) => {
      const ta = time(a);
      const tb = time(b);
      return ta !== undefined && tb !== undefined && ta !== tb ? ta - tb : b - a;
    });
}
