/**
 * Copies the text of a clicked button (`data-copy`, or that of the text area next to it) and confirms it in its label. If the clipboard
 * is blocked, or missing as on an `http:` page, shows the text for copying by hand. Imports nothing, because code shared with an island
 * would cost a request.
 */
export function copyOnClick({ target }: Event): void {
  const button = (target as Element).closest<HTMLElement>('[data-copy]');
  if (!button) return;
  const area = button.closest('[data-whole]')?.querySelector('textarea');
  const text = area?.value ?? button.dataset['copy']!;
  // Where there is no clipboard, the call throws; in a promise, that counts as refused.
  new Promise((done) => done(navigator.clipboard.writeText(text))).then(
    () => {
      button.dataset['copied'] = '';
      const done = button.dataset['done'] ?? '';
      const label = button.querySelector('span')!;
      button.ariaLabel &&= button.ariaLabel.replace(label.textContent, done);
      label.textContent = done;
    },
    () => (area ? area.select() : prompt(button.textContent.trim(), text)),
  );
}
