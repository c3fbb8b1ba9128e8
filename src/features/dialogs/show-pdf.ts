import { showsPdf } from './pdf.ts';

/** Replaces the frame with a download hint if the browser can't show a PDF in a frame. */
export function offerDownload(): void {
  const frame = document.querySelector('[data-pdf]');
  const { pdfViewerEnabled } = navigator;
  if (!frame || showsPdf({ pdfViewerEnabled, touch: matchMedia('(pointer: coarse)').matches })) return;
  frame.nextElementSibling?.removeAttribute('hidden');
  frame.remove();
}
