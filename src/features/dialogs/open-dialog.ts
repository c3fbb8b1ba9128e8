/**
 * Opens the dialog that a plain click asks for; a click with a key held asks the browser for a new tab or a download, and
 * where there are no dialogs the link leads to the thing itself. Runs inline, at the tap. The dialog's frame waits in a
 * template: it is asked for once the dialog is painted, since to make a frame takes a browser as long as all the rest, and a
 * video ends with its dialog.
 */
export function openDialog(event: MouseEvent): void {
  const opener = (event.target as Element).closest<HTMLAnchorElement>('[data-dialog]');
  const dialog = document.getElementById(opener?.dataset['dialog'] ?? '') as HTMLDialogElement | null;
  if (!opener || !dialog?.showModal || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { title, embed } = opener.dataset;
  const template = dialog.querySelector('template');
  const frame = template?.content.querySelector('iframe')?.cloneNode() as HTMLIFrameElement | undefined;
  let closed: true | undefined;
  if (frame && title) {
    frame.title = title;
    dialog.querySelector('h2')?.replaceChildren(title);
    dialog.querySelector('[target]')?.setAttribute('href', opener.href);
    if (embed) frame.src = embed;
    dialog.addEventListener('close', () => {
      closed = true;
      frame.remove();
    });
  }
  dialog.showModal();
  requestAnimationFrame(() =>
    requestAnimationFrame(() => closed || dialog.querySelector('iframe') || template?.after(frame ?? '')),
  );
}
