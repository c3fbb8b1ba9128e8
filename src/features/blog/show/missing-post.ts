import type { POST_FAILED, POST_SHOWN } from './island-events.ts';

// Repeated, because a module that this shares with the islands would be a file of its own, and a request.
const FAILED: typeof POST_FAILED = 'post-failed';
const SHOWN: typeof POST_SHOWN = 'post-shown';

/** The time limit for a post that has no page yet. After it, the page offers links. */
const TIMEOUT_MS = 8000;

/**
 * Shows a late post's place on the 404 page, and the note with ways on instead if the post fails, or isn't there in time. A
 * post that arrives after all takes the note's place.
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
