/**
 * Opens the dialog that a plain click asks for; a click with a key held asks the browser for a new tab or a download, and
 * where there are no dialogs the link leads to the thing itself. Runs inline, at the tap. The dialog's frame waits in a
 * template: it is asked for now, and a video ends with its dialog.
 */
export function openDialog(event: MouseEvent): void {
  const opener = (event.target as Element).closest<HTMLAnchorElement>('[data-dialog]');
  const dialog = document.getElementById(opener?.dataset['dialog'] ?? '') as HTMLDialogElement | null;
  if (!opener || !dialog?.showModal || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { title, embed } = opener.dataset;
  const template = dialog.querySelector('template');
  const frame = template?.content.querySelector('iframe')?.cloneNode() as HTMLIFrameElement | undefined;
  if (frame && !dialog.querySelector('iframe')) {
    if (title) {
      frame.title = title;
      dialog.querySelector('h2')?.replaceChildren(title);
      dialog.querySelector('[target]')?.setAttribute('href', opener.href);
      if (embed) frame.src = embed;
      dialog.addEventListener('close', () => frame.remove());
    }
    template?.after(frame);
  }
  dialog.showModal();
}
