/** Returns whether an address is a PDF's. Other pages can be framed everywhere. */
export function isPdf(url: string): boolean {
  return /\.pdf(?:[?#]|$)/i.test(url);
}

/** Returns the address to frame: a PDF without the viewer's side panel, as wide as its frame. */
export function framedAddress(url: string): string {
  return isPdf(url) && !url.includes('#') ? `${url}#navpanes=0&view=FitH` : url;
}

/** Replaces the frame with a download hint if the browser can't show a PDF in it. Phones show at most one page. */
export function offerDownload(): void {
  const frame = document.querySelector('[data-pdf]');
  if (!frame || (navigator.pdfViewerEnabled && !matchMedia('(pointer: coarse)').matches)) return;
  frame.nextElementSibling?.removeAttribute('hidden');
  frame.remove();
}
