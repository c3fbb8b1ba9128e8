/** What the dialog that is open was opened by. */
let openedBy: HTMLElement | undefined;

/**
 * Opens the dialog that a plain click asks for; a click with a key held asks the browser for a new tab or a download, and
 * where there are no dialogs the link leads to the thing itself. Runs inline, at the tap. The dialog is painted before its
 * frame is made, which takes the browser longer than all the rest.
 */
export function openDialog(event: MouseEvent): void {
  const opener = (event.target as Element).closest<HTMLAnchorElement>('[data-dialog]');
  const dialog = document.getElementById(opener?.dataset['dialog'] ?? '') as HTMLDialogElement | null;
  if (!opener || !dialog?.showModal || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const { title } = opener.dataset;
  if (title) {
    dialog.querySelector('h2')?.replaceChildren(title);
    dialog.querySelector('[target]')?.setAttribute('href', opener.href);
  }
  dialog.showModal();
  openedBy = opener;
  requestAnimationFrame(() => setTimeout(() => openedBy === opener && showFrame(dialog, opener.dataset)));
}

/** The frame waits in a template, whose box keeps its place, to be asked for now; a video ends with its dialog. */
function showFrame(dialog: HTMLDialogElement, { title, embed }: DOMStringMap): void {
  const template = dialog.querySelector('template');
  const frame = template?.content.querySelector('iframe')?.cloneNode() as HTMLIFrameElement | undefined;
  if (!template || !frame || template.hidden || !dialog.open) return;
  if (title) {
    frame.title = title;
    if (embed) frame.src = embed;
    dialog.addEventListener('close', () => {
      frame.remove();
      template.hidden = false;
    });
  }
  template.hidden = true;
  template.after(frame);
}
