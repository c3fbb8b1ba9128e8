// Stryker disable all: runs in a browser, and is tested there.
/**
 * Opens a submitted form as an email, and shows its whole text below (MailText.astro): many visitors have no email program, and a
 * long text doesn't fit into an address. Imports nothing, because a module shared with an island would cost a request.
 */
export function openAsMail(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (!form.matches('[data-mail]') || event.defaultPrevented) return;
  event.preventDefault();
  const text = mailText(form);
  const note = form.closest('section, main')?.querySelector<HTMLElement>('[data-rest]');
  open(mailWithText(form.action, text, note?.dataset['rest'] ?? ''), form.target || '_self');
  const status = note?.querySelector<HTMLElement>('[data-sent]');
  status?.replaceChildren(status.dataset['sent'] ?? '');
  const whole = note?.querySelector<HTMLElement>('[data-whole]');
  if (!whole) return;
  whole.hidden = false;
  whole.querySelector('textarea')!.textContent = text;
  whole.querySelector('a')!.href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  // A frame is lower than the form with its text.
  whole.scrollIntoView({ block: 'nearest' });
}
// Stryker restore all

/** Writes the answers of a form: facts first and long texts last, because a long email loses its end. */
export function mailText(form: HTMLFormElement): string {
  const answered = ([...form.elements] as HTMLInputElement[]).filter(
    ({ name, value, type, checked }) => name && value?.trim() && (type !== 'checkbox' || checked),
  );
  const named = (form.dataset['mail'] ?? '').replace('{value}', '');
  return answered
    .sort((a, b) => rank(a) - rank(b))
    .map(({ name, value, type, dataset }, index, fields) => {
      const label = dataset['label'] ?? name;
      const lead = /[?:.]$/.test(label) ? label : named.replace('{name}', () => label).trimEnd();
      const text = value.trim().replace(/\r\n?/g, '\n');
      if (type === 'checkbox') return `${fields[index - 1]?.name === name ? '' : `${lead}\n`}- ${text}`;
      return text.includes('\n') ? `${lead}\n${text}\n` : `${lead} ${text}`;
    })
    .join('\n');
}

/** The place of an answer in the email. */
function rank(field: Element): number {
  return field.matches('textarea') ? 2 : Number(field.closest('details') !== null);
}

/** The longest address that email programs take whole, as in src/lib/mailto.ts. */
const MAX_LENGTH = 1800;

/** Returns a `mailto:` address with a text as its body, or with as much as fits and what says where the rest is. */
export function mailWithText(address: string, text: string, rest: string): string {
  const withBody = (body: string) =>
    `${address}&body=${encodeURIComponent(body.replace(/\p{Surrogate}/gu, '\ufffd').replace(/\n/g, '\r\n'))}`;
  const shortened = (start: string) => withBody(`${start}\n\n${rest}\n`);
  if (withBody(text).length <= MAX_LENGTH) return withBody(text);
  let start = '';
  for (const character of text) {
    if (shortened(start + character).length > MAX_LENGTH) break;
    start += character;
  }
  return shortened(start);
}
