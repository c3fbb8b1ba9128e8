import type { ClientDirective } from 'astro';
import './island.ts';
import { notice } from './notice.ts';

/** The events that load an island. `pointerover` covers touch; a page's own script dispatches `hydrate` inside the island. */
const TRIGGER_EVENTS = ['pointerover', 'focusin', 'click', 'submit', 'hydrate'];

/** The time limit for loading an island's code after an activation. */
const TIMEOUT_MS = 8000;

/**
 * `client:interaction`: requests an island's code at the visitor's first event inside the island, or inside what a selector finds
 * (`client:interaction="main"`).
 *
 * Elements marked `data-replay` (a tab, a form) need that code. One that is clicked or submitted too early is busy until
 * `react-client.ts` replays the event. Only the last event is replayed.
 *
 * If the code doesn't arrive, the browser follows a link. For a form, a notice (layouts/Notice.astro) offers to reload; a second
 * submit of a `mailto:` form opens the email program.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  let loading = false;
  let failed = false;
  const busy = () => island.querySelector<HTMLButtonElement & HTMLAnchorElement>('[aria-busy]');

  function fail(error?: unknown): void {
    if (!loading) return;
    loading = false;
    if (!island.hasAttribute('ssr')) return;
    failed = true;
    console.warn('An island’s code didn’t load.', error ?? `It took more than ${TIMEOUT_MS / 1000} s.`);
    const control = busy();
    const box = notice();
    const updated = error && navigator.onLine;
    control?.removeAttribute('aria-busy');
    if (control?.href) location.href = control.href;
    else if (!box.hidden && control?.form?.action.startsWith('mailto')) control.form.submit();
    else if (control || (updated && box.hidden)) {
      // The next Tab from the island leads to the notice.
      island.after(box);
      box.dataset['updated'] = `${updated}`;
      box.hidden = false;
    }
  }

  for (const type of TRIGGER_EVENTS) {
    document.addEventListener(
      type,
      (event) => {
        if (!island.hasAttribute('ssr')) return;
        const target = event.target as Element;
        const inside = island.contains(target);
        const control = inside && replayed(event as MouseEvent, target);
        if (control) {
          event.preventDefault();
          event.stopPropagation();
          busy()?.removeAttribute('aria-busy');
          control.setAttribute('aria-busy', 'true');
        }
        // HTML restored under a pointer at rest fires `pointerover`, which would start the next attempt at once.
        if (failed && type === 'pointerover') return;
        if (!loading && (inside || target.closest(`${value}`))) {
          loading = true;
          const late = setTimeout(fail, TIMEOUT_MS);
          load()
            .then((hydrate) => hydrate())
            .then(() => (loading = false), fail)
            .finally(() => clearTimeout(late));
        }
      },
      true,
    );
  }
};

/** Returns the control whose click or submit must wait for the island's script. */
function replayed(event: MouseEvent, target: Element): HTMLElement | null | undefined | false {
  const marked = target.closest<HTMLElement>('[data-replay]');
  // A click in a form is followed by its submit event, after the browser's validation.
  if (marked?.matches('form')) return event.type === 'submit' && marked.querySelector<HTMLElement>('[type=submit]');
  return !(event.type !== 'click' || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) && marked;
}

/** Imports the module that reloads the page and then restores what was typed. A browser remembers a failed import. */
const reload = () => import(`${notice().dataset['reload']}?${Date.now()}`).catch(console.warn);

document.addEventListener('click', ({ target }) => (target as Element).closest('#notice button') && reload());
if (history.state?.typed) addEventListener('load', reload);

export default interaction;
