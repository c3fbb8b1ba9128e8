/**
 * The offer to load a page anew whose code is gone, which happens to a page that was opened before a deploy. Built to an
 * address of its own that every build keeps, so that it is there when everything else is not. It brings its own look: the
 * page's styles are cut to what the page itself shows. What was typed is handed to the new page with its place in the
 * history, which needs no storage, and brought back there by this same module.
 */

/** What stands in a field, by its name: a text, or whether it is checked. */
type Typed = [name: string, value: string | boolean][];

const BOX_LOOK = `
  position: fixed; inset: auto 1rem calc(1rem + var(--bottom-bar, 0rem)); z-index: 60; margin: 0 auto; max-width: 36rem;
  padding: 1rem; border-left: 4px solid var(--accent); border-radius: 0.25rem; display: flex; flex-wrap: wrap;
  align-items: center; justify-content: space-between; gap: 0.5rem 1.5rem`;
const BUTTON_LOOK = 'min-height: 2.75rem; text-decoration: underline; text-underline-offset: 4px';

let offered = false;

/** Makes the offer, once; false where it has been made before. */
export function offerReload(): boolean {
  if (offered) return false;
  offered = true;
  const text = document.createElement('p');
  text.textContent = 'Part of this page could not be loaded: it has changed since you opened it.';
  const reload = document.createElement('button');
  reload.type = 'button';
  reload.textContent = 'Load the page anew';
  reload.addEventListener('click', () => {
    history.replaceState({ typed: typedText() }, '');
    location.reload();
  });
  const box = document.createElement('div');
  box.style.cssText = BOX_LOOK;
  reload.style.cssText = BUTTON_LOOK;
  box.dataset['tone'] = 'dark';
  box.setAttribute('role', 'alert');
  box.append(text, reload);
  document.body.append(box);
  return true;
}

type Field = HTMLInputElement | HTMLTextAreaElement;
const fields = () => [...document.querySelectorAll<Field>('input, textarea')];
const isChoice = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

function typedText(): Typed {
  return fields().map((field) => [field.name, isChoice(field) ? field.checked : field.value]);
}

function bringBack(): void {
  const { typed } = (history.state ?? {}) as { typed?: Typed };
  if (!typed) return;
  history.replaceState(null, '');
  for (const [index, field] of fields().entries()) {
    const [name, value] = typed[index] ?? [];
    if (name !== field.name) continue;
    if (isChoice(field)) field.checked = value === true;
    else field.value = String(value);
  }
}

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', bringBack);
else bringBack();
