import type { POST_FAILED, POST_SHOWN } from './island-events.ts';

// Repeated here, because a module shared with the islands would be a separate file, and another request.
const FAILED: typeof POST_FAILED = 'post-failed';
const SHOWN: typeof POST_SHOWN = 'post-shown';

/** The time limit for a post that has no page yet. After it, the page offers links. */
const TIMEOUT_MS = 8000;

/** Returns whether a path below the blog's is a post's, with or without a trailing slash. */
export function isPost(pathname: string, blog: string): boolean {
  return pathname.startsWith(blog) && /^[^/]+\/?$/.test(pathname.slice(blog.length));
}

/**
 * Shows the place of a late post on the 404 page. If the post fails or takes too long, shows a note with links instead; a post that
 * still arrives replaces the note.
 */
export function showMissingPost(place: HTMLElement): void {
  const [post, note] = Array.from(place.querySelectorAll<HTMLElement>('[data-late]'));
  if (!post || !note) return;
  place.hidden = false;
  function show(failed: boolean): void {
    const hasPost = post?.querySelector('article') !== null;
    post?.toggleAttribute('hidden', failed && !hasPost);
    note?.toggleAttribute('hidden', !failed || hasPost);
  }
  setTimeout(show, TIMEOUT_MS, true);
  place.addEventListener(FAILED, () => show(true));
  place.addEventListener(SHOWN, () => show(false));
  note.querySelector('button')?.addEventListener('click', () => location.reload());
}
