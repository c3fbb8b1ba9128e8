/**
 * Opens the dialog of a clicked opener; with a key held, or in browsers without dialogs, its link is followed. Runs inline,
 * at the tap. The dialog's frame waits in a template until the dialog is painted, because a frame takes a browser as long as
 * everything else; a video's frame is removed with its dialog.
 */
export function openDialog(event: MouseEvent): void {
  const opener = (event.target as Element).closest<HTMLAnchorElement>('[data-dialog]');
  const dialog = document.getElementById(opener?.dataset['dialog'] ?? '') as HTMLDialogElement | null;
  if (!opener || !dialog?.showModal || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { title, embed } = opener.dataset;
  const template = dialog.querySelector('template');
  const frame = template?.content.querySelector('iframe')?.cloneNode() as HTMLIFrameElement | undefined;
  if (frame && title) {
    frame.title = dialog.querySelector('h2')!.textContent = title;
    dialog.querySelector('[target]')?.setAttribute('href', opener.href);
    if (embed) frame.src = embed;
    dialog.addEventListener('close', () => frame.remove(), { once: true });
  }
  dialog.showModal();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => dialog.open && !dialog.querySelector('iframe') && frame && template?.after(frame)),
  );
}
