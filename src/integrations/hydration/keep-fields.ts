/**
 * Notes the fields of an island before it hydrates. Returns a function for afterwards: it enters again what the visitor has typed
 * and chosen, so that controlled fields, and elements that replace others, have it. Returns what a control is now.
 */
export function keepFields(island: HTMLElement): <T extends HTMLElement>(control: T | null) => T | undefined {
  const before = controlsOf(island);
  const entries = before.map(entryOf);
  const focused = document.activeElement;
  return (wanted) => {
    // React hydrates at once for an event of this kind, to which nothing listens. What a browser has translated, it replaces.
    island.firstElementChild?.dispatchEvent(new Event('dragend', { bubbles: true }));
    const after = controlsOf(island);
    for (const [index, control] of after.entries()) {
      const entry = entries[index];
      if (entry) enter(control, entry);
      if (before[index] === focused && control !== focused) control.focus({ preventScroll: true });
    }
    return after[before.indexOf(wanted as never)] as never;
  };
}

function controlsOf(island: Element): HTMLInputElement[] {
  return [...island.querySelectorAll<HTMLInputElement>('input, textarea, select, button, a')];
}

type Entry = Pick<HTMLInputElement, 'value' | 'checked'>;

/** Returns what a visitor has entered into a field. A radio button that is no longer chosen follows from another. */
function entryOf({ type, value, defaultValue = value, checked, defaultChecked }: HTMLInputElement): Entry | undefined {
  const isChanged = value !== defaultValue || (checked !== defaultChecked && (checked || type !== 'radio'));
  return isChanged || type?.startsWith('select') ? { value, checked } : undefined;
}

/** Enters a value as a visitor would. React ignores one that equals the last that it knows, so the field gets another first. */
function enter(field: HTMLInputElement, { value, checked }: Entry): void {
  if (/^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
    return;
  }
  if (field.type !== 'file') {
    field.value = field.defaultValue;
    // Past the setter through which React learns of values.
    Reflect.set(Object.getPrototypeOf(field) as object, 'value', value, field);
  }
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
