const FIELDS = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a visitor has left in an island before its code came: what was typed and chosen, the focus, a button that is being
 * pressed, and an activation that waits. React throws the page's HTML away where it finds another than it expects, as
 * after a translation: this hands on what was left from the elements that are gone to the ones in their place. What is
 * still there keeps it. React may do so in the middle of a press, whose end the browser then gives to nobody.
 */
export class LeftBehind {
  readonly #fields: Field[];
  readonly #controls: HTMLElement[];
  #focused: EventTarget | null = document.activeElement;
  #pressed: EventTarget | null;
  readonly #handedOn = new AbortController();

  constructor(island: Element) {
    this.#fields = fieldsOf(island);
    this.#controls = controlsOf(island);
    this.#pressed = this.#controls.find((control) => control.matches(':active')) ?? null;
    const listen = (type: string, note: (target: EventTarget | null) => void) =>
      // On the way down to the island, where React listens.
      document.addEventListener(type, ({ target }) => note(target), { capture: true, signal: this.#handedOn.signal });
    listen('focusin', (target) => (this.#focused = target));
    listen('pointerdown', (target) => (this.#focused = this.#pressed = target));
    listen('pointerup', () => (this.#pressed = null));
  }

  /** What was typed and chosen, and the focus. */
  handOnTyped(island: Element): void {
    for (const [index, field] of fieldsOf(island).entries()) {
      const old = this.#fields[index];
      if (!old || old.isConnected || old.name !== field.name) continue;
      if (field instanceof HTMLInputElement && old instanceof HTMLInputElement) field.checked = old.checked;
      field.value = old.value;
      if (old === this.#focused && document.activeElement === document.body) field.focus({ preventScroll: true });
    }
  }

  /**
   * The activation that waits: delivered to what is gone, it reaches what stands in its place. So does a press that has
   * begun on what is gone.
   */
  handOnActivation(island: Element): void {
    for (const [index, control] of controlsOf(island).entries()) {
      const old = this.#controls[index];
      if (!old || old.isConnected) continue;
      if (old.hasAttribute('data-pending')) old.addEventListener('click', () => control.click(), { once: true });
      if (this.#pressed instanceof Node && old.contains(this.#pressed)) {
        document.addEventListener('pointerup', (end) => control.contains(end.target as Node) && control.click(), {
          once: true,
        });
      }
    }
    this.#handedOn.abort();
  }
}

function fieldsOf(island: Element): Field[] {
  return [...island.querySelectorAll<Field>(FIELDS)];
}

function controlsOf(island: Element): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>('a, button')];
}
