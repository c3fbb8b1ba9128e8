// Stryker disable all: runs in a browser, and is tested there.
/**
 * Shows the browser's messages about missing and invalid answers below their fields. Imports nothing, because a module shared with an
 * island would cost a request.
 */
export function showFieldErrors(): void {
  document.addEventListener('invalid', show, true);
  document.addEventListener('input', recheck);
}

/** Leaves it to the browser until the form's code has come: React would take the message away. */
function show(event: Event): void {
  const field = event.target as HTMLInputElement;
  if (field.closest('astro-island[ssr]')) return;
  event.preventDefault();
  const id = `${field.name.replace(/\W+/g, '-')}-error`;
  const message = document.getElementById(id) ?? document.createElement('p');
  Object.assign(message, { id, className: 'mt-1.5 text-sm text-error', textContent: field.validationMessage });
  field.closest('label')!.after(message);
  field.setAttribute('aria-describedby', id);
  field.ariaInvalid = 'true';
  if (field.form!.querySelector(':is(input, textarea):invalid') === field) field.focus();
}

function recheck({ target }: Event): void {
  const field = target as HTMLInputElement;
  if (field.ariaInvalid !== 'true' || !field.validity.valid) return;
  document.getElementById(field.getAttribute('aria-describedby')!)?.remove();
  field.removeAttribute('aria-describedby');
  field.ariaInvalid = null;
}
