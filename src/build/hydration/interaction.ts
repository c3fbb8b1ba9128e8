import type { ClientDirective } from 'astro';
import { fetchModules } from './modules.ts';

const WAKES = ['pointerover', 'touchstart', 'focusin', 'click', 'submit'] as const;

/**
 * `client:interaction`: an island's code is asked for when the visitor first touches the island, and not before. With a
 * selector (`client:interaction="main"`), when they first touch the nearest such element around it.
 *
 * Elements marked `data-replay` belong to the island's script (a dialog's opener, a form). Activated too early, they
 * wait: the click or submit is held back and delivered once, after hydration. Everything else inside the island goes on
 * doing what it does without script. If the code can't be had, the held activation is let through to the page's own
 * behaviour (a link opens, a form posts), and the next interaction tries again.
 */
const interaction: ClientDirective = (load, options, element) => {
  const territory = typeof options.value === 'string' ? (element.closest(options.value) ?? element) : element;
  const listening = new AbortController();
  let state: 'asleep' | 'waking' | 'released' = 'asleep';
  let held: HTMLElement | undefined;

  async function wake(): Promise<void> {
    if (state !== 'asleep') return;
    state = 'waking';
    try {
      await fetchModules([element.getAttribute('component-url'), element.getAttribute('renderer-url')]);
      const hydrate = await load();
      await hydrate();
      listening.abort();
    } catch (error) {
      console.warn('An interactive part of this page could not be loaded.', error);
      state = 'released';
    }
    release();
    if (state === 'released') state = 'asleep';
  }

  function hold(event: Event): void {
    const target = owned(event);
    if (!target || !element.contains(target) || state === 'released' || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    release(false);
    held = target;
    held.setAttribute('data-pending', '');
  }

  /** Ends the wait of the held activation; delivers it unless a later one takes its place. */
  function release(deliver = true): void {
    const target = held;
    held = undefined;
    target?.removeAttribute('data-pending');
    // A click, for a form on its button: React hydrates at once for a click that finds it unfinished.
    if (deliver) target?.click();
  }

  for (const type of WAKES) {
    const listener = (event: Event) => {
      if (type === 'click' || type === 'submit') hold(event);
      void wake();
    };
    territory.addEventListener(type, listener, {
      capture: true,
      passive: type === 'touchstart',
      signal: listening.signal,
    });
  }
};

/** The element whose activation the island's script is to get, or undefined where the page's own behaviour is right. */
function owned(event: Event): HTMLElement | undefined {
  const marked = (event.target as Element).closest<HTMLElement>('[data-replay]') ?? undefined;
  if (event instanceof SubmitEvent) return marked && (event.submitter ?? undefined);
  if (marked instanceof HTMLFormElement) return undefined; // its submit event follows, after the browser's validation
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
  return button || ctrlKey || metaKey || shiftKey || altKey ? undefined : marked;
}

export default interaction;
