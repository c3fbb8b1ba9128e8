// Stryker disable all: runs in a browser, and is tested there.
/**
 * Opens a submitted form as an email, one line per field, and says so in its status. Imports nothing, because a module
 * shared with an island would cost a request.
 */
export function openAsMail(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-mail]')) return;
  event.preventDefault();
  open(mailWithFields(form.action, new FormData(form)), form.target || '_self');
  const status = form.querySelector<HTMLElement>('[data-sent]');
  status?.replaceChildren(status.dataset['sent'] ?? '');
}

// Stryker restore all

/** Returns a `mailto:` address that has a subject with the fields as its body, each encoded whole. */
export function mailWithFields(address: string, fields: Iterable<readonly [name: string, value: unknown]>): string {
  const body = Array.from(fields, ([name, value]) => `${name}${/[?:.]$/.test(name) ? '' : ':'} ${value}`).join('\n');
  return `${address}&body=${encodeURIComponent(body.replace(/\r\n?|\n/g, '\r\n'))}`;
}
