import hydrateReact from '@astrojs/react/client.js';

type Arguments = Parameters<ReturnType<typeof hydrateReact>>;

/**
 * Hydrates an island as Astro's React renderer does. Enters again what the visitor has typed and chosen, so that controlled fields,
 * and elements that replace others, have it, and clicks the control that waits (interaction.ts).
 */
export default (island: HTMLElement) => {
  const hydrate = hydrateReact(island);
  return (...args: Arguments): void => {
    const before = controlsOf(island);
    const entries = before.map(entryOf);
    const focused = before.indexOf(document.activeElement as HTMLInputElement);
    const waiting = before.findIndex((control) => control.hasAttribute('aria-busy'));
    before[waiting]?.removeAttribute('aria-busy');
    hydrate(...args);
    // React hydrates at once for an event of this kind, to which nothing listens. What a browser has translated, it replaces.
    island.firstElementChild?.dispatchEvent(new Event('dragend', { bubbles: true }));
    const restore = (): void => {
      const after = controlsOf(island);
      for (const [index, control] of after.entries()) {
        if (entries[index]) enter(control, entries[index]);
      }
      if (after[focused] !== before[focused]) after[focused]?.focus({ preventScroll: true });
      after[waiting]?.click();
    };
    island.addEventListener('astro:hydrate', restore, { once: true });
  };
};

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
