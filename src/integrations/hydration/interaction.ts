import type { ClientDirective } from 'astro';

type Control = HTMLButtonElement & HTMLAnchorElement;

/** The events that load an island. `pointerover` covers touch. */
const TRIGGERS = ['pointerover', 'focusin', 'click'];

/** What does nothing, or no more than scroll, without the island's code; and where the browser itself knows what to do. */
const NEEDS_CODE = 'button:not([popovertarget]), a[href^="#"]';
const NATIVE = 'form[method=dialog], form:invalid:not([novalidate])';

/** The time limit for loading an island's code. */
const TIMEOUT_MS = 8000;

/**
 * `client:interaction`: requests an island's code at the visitor's first event inside the island, or inside what a selector finds
 * (`client:interaction="main"`). A control that is clicked before the code has come is busy until then, and is clicked again
 * (react-client.ts).
 *
 * If the code doesn't come, the browser follows a link. For a button, a notice says so (layouts/Document.astro), and a form becomes
 * an email if it can.
 */
const interaction: ClientDirective = (load, { value }, island) => {
  let loading = false;
  let hydrated = false;
  let waiting: Control | null = null;
  let late: ReturnType<typeof setTimeout>;

  island.addEventListener('astro:hydrate', () => {
    hydrated = true;
    waiting = null;
    clearTimeout(late);
    if (!island.firstChild) fail();
  });

  async function start(): Promise<void> {
    loading = true;
    late = setTimeout(fail, TIMEOUT_MS);
    try {
      const hydrate = await load();
      // A button that React replaces while it is pressed would get no click. After a tap, `:active` outlasts `pointerup`.
      while (island.matches(':active')) await new Promise(requestAnimationFrame);
      await hydrate();
    } catch (error) {
      clearTimeout(late);
      fail(error);
    }
  }

  function fail(error?: unknown): void {
    console.warn('Island failed', error);
    const control = wait(null);
    const notice = document.getElementById('notice');
    loading = false;
    if (control?.href) location.href = control.href;
    else if (notice && (control || hydrated)) {
      island.after(notice);
      notice.hidden = false;
      notice.scrollIntoView({ block: 'nearest' });
      if (control?.form?.action.startsWith('mailto')) control.form.submit();
    }
  }

  /** Makes a control the one that waits. Returns the one that has waited. */
  function wait(control: Control | null): Control | null {
    const before = waiting;
    before?.removeAttribute('aria-busy');
    control?.setAttribute('aria-busy', 'true');
    waiting = control;
    return before;
  }

  for (const type of TRIGGERS) document.addEventListener(type, onEvent, true);

  function onEvent(event: Event): void {
    if (hydrated) return;
    const target = event.target as Element;
    const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
    const control = target.closest<Control>(NEEDS_CODE);
    const opensTab = ctrlKey || metaKey || shiftKey;
    if (
      event.type === 'click' &&
      !opensTab &&
      control?.closest(island.localName) === island &&
      !control.closest(NATIVE)
    ) {
      event.preventDefault();
      event.stopPropagation();
      wait(control);
    }
    if (!loading && (island.contains(target) || target.closest(`${value}`))) void start();
  }
};

export default interaction;
