import { showsPdf } from './pdf.ts';

/** Where the browser shows no PDF in a frame, what stands behind the frame's place is shown instead. */
export function offerDownload(): void {
  const frame = document.querySelector('[data-pdf]');
  const { pdfViewerEnabled } = navigator;
  if (!frame || showsPdf({ pdfViewerEnabled, touch: matchMedia('(pointer: coarse)').matches })) return;
  frame.nextElementSibling?.removeAttribute('hidden');
  frame.remove();
}
