import type { ClientDirective } from 'astro';
import { fetchModules } from './modules.ts';

/** A touch begins with a `pointerover` too. */
const SIGNS_OF_LIFE = ['pointerover', 'wheel', 'keydown', 'focusin', 'click', 'submit'];

/**
 * `client:interaction`: an island's code is asked for at the visitor's first sign of life inside the island, and not
 * before. With a selector (`client:interaction="form"`), at one in such an element, wherever it stands; with "body", at
 * the first on the page.
 *
 * Elements marked `data-replay` belong to the island's script (a tab, a form). Activated too early, they wait: the click
 * or submit is held back and delivered once, after hydration. Everything else inside the island goes on doing what it
 * does without script. If the code can't be had, the page offers to load itself anew, once; after that the held
 * activation is let through to the page's own behaviour (a link opens, a form posts). The next interaction tries again.
 */
const interaction: ClientDirective = (load, { value }, element) => {
  const selector = typeof value === 'string' && value;
  const listening = new AbortController();
  const component = element.getAttribute('component-url') ?? '';
  // After a deploy an open page may ask for code that is gone. The offer to load the page anew has an address that every
  // build keeps; where not even that can be had, the line is down, and loading anew would not help.
  const reloadOffer = (): Promise<typeof import('./reload-offer.ts')> =>
    import(component.replace(/_astro.*/, 'reload-offer.js'));
  let asleep = true;
  let lettingThrough = false;
  let held: HTMLElement | null | undefined;

  async function wake(): Promise<void> {
    if (!asleep) return;
    asleep = false;
    let deliver = true;
    try {
      await fetchModules([component, element.getAttribute('renderer-url')]);
      const hydrate = await load();
      await hydrate();
      listening.abort();
    } catch (error) {
      console.warn('could not be loaded', component, error);
      deliver = await reloadOffer().then(
        ({ offerReload }) => !offerReload(),
        () => true,
      );
      asleep = lettingThrough = true;
    }
    held?.removeAttribute('data-pending');
    // A click, for a form on its button: React hydrates at once for a click that finds it unfinished.
    if (deliver) held?.click();
    held = null;
    lettingThrough = false;
  }

  function hear(event: Event): void {
    const target = event.target as Element;
    const inside = element.contains(target);
    const owned = inside && !lettingThrough && ownedBy(event);
    if (owned) {
      event.preventDefault();
      event.stopPropagation();
      held?.removeAttribute('data-pending'); // the last one is meant
      held = owned;
      held.setAttribute('data-pending', '');
    }
    if (inside || (selector && target.closest(selector))) void wake();
  }

  // Loaded anew: that module brings back what was typed.
  if (history.state?.typed) void reloadOffer();
  for (const type of SIGNS_OF_LIFE) {
    // On the document, where browsers take a wheel as passive: the page scrolls without waiting for this.
    document.addEventListener(type, hear, { capture: true, signal: listening.signal });
  }
};

/** What was pressed last: a form's submit has not always named its button (Safari until 15.4). */
let pressed: HTMLElement | null = null;

/** The element whose activation the island's script is to get, or nothing where the page's own behaviour is right. */
function ownedBy(event: Event): HTMLElement | null | undefined {
  const marked = (event.target as Element).closest<HTMLElement>('[data-replay]');
  const press = event as MouseEvent & SubmitEvent;
  if (press.type === 'submit') return marked && (press.submitter ?? pressed);
  pressed = (event.target as Element).closest('button');
  if (press.type !== 'click' || press.ctrlKey || press.metaKey || press.shiftKey || press.altKey) return null;
  // A click in a form is followed by its submit event, after the browser's validation.
  return marked?.matches('form') ? null : marked;
}

export default interaction;
