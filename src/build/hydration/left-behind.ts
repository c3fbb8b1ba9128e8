const FIELDS = 'input, textarea, select';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a visitor has left in an island before its code came: what was typed and chosen, the focus, and an activation
 * that waits. React throws the page's HTML away where it finds another than it expects, as after a translation: this
 * hands on what was left from the elements that are gone to the ones in their place. What is still there keeps it.
 */
export class LeftBehind {
  readonly #fields: Field[];
  readonly #controls: HTMLElement[];
  #focused: EventTarget | null = document.activeElement;

  constructor(island: Element) {
    this.#fields = fieldsOf(island);
    this.#controls = controlsOf(island);
    island.addEventListener('focusin', ({ target }) => (this.#focused = target));
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

  /** The activation that waits: delivered to what is gone, it reaches what stands in its place. */
  handOnActivation(island: Element): void {
    for (const [index, control] of controlsOf(island).entries()) {
      const old = this.#controls[index];
      if (!old?.hasAttribute('data-pending') || old.isConnected) continue;
      old.addEventListener('click', () => control.click(), { once: true });
    }
  }
}

function fieldsOf(island: Element): Field[] {
  return [...island.querySelectorAll<Field>(FIELDS)];
}

function controlsOf(island: Element): HTMLElement[] {
  return [...island.querySelectorAll<HTMLElement>('a, button')];
}
