/**
 * Opens the dialog of a clicked opener. With a key held, or in browsers without dialogs, the browser follows the link instead. Runs
 * inline, so that it responds at the tap. The dialog's frame waits in a template until the dialog is painted, because painting
 * the frame too would double the delay. A video's frame is removed when its dialog closes.
 */
export function openDialog(event: MouseEvent): void {
  const opener = (event.target as Element).closest<HTMLAnchorElement>('[data-dialog]');
  const dialog = document.getElementById(opener?.dataset['dialog'] as string) as HTMLDialogElement | null;
  if (!opener || !dialog?.showModal || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { title, embed } = opener.dataset;
  const template = dialog.querySelector('template');
  const frame = template?.content.querySelector('iframe')?.cloneNode() as HTMLIFrameElement | undefined;
  if (frame && title) {
    // A dialog that is reopened before its `close` event still has the last video's frame.
    dialog.querySelector('iframe')?.remove();
    frame.title = dialog.querySelector('h2')!.textContent = title;
    dialog.querySelector<HTMLAnchorElement>('[target]')!.href = opener.href;
    if (embed) frame.src = embed;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- shorter, and nothing else listens
    dialog.onclose = () => !dialog.open && dialog.querySelector('iframe')?.remove();
  }
  dialog.showModal();
  // A timer in a frame runs once the frame is painted.
  requestAnimationFrame(() =>
    setTimeout(() => dialog.open && !dialog.querySelector('iframe') && frame && template!.after(frame)),
  );
}
