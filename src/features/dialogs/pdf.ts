/** What a browser says of itself that decides whether it shows a PDF in a frame. */
export interface Viewer {
  /** Older browsers say nothing. */
  pdfViewerEnabled?: boolean;
  /** Whether the main pointer is a finger: phones show one page of a framed PDF or none. */
  touch: boolean;
}

/** Whether an address is a PDF's: any other page can be framed everywhere. */
export function isPdf(url: string): boolean {
  return /\.pdf(?:[?#]|$)/i.test(url);
}

/** The address to frame: a PDF without the viewer's side panel, as wide as its frame. */
export function framedAddress(url: string): string {
  return isPdf(url) && !url.includes('#') ? `${url}#navpanes=0&view=FitH` : url;
}

/** Whether a browser shows a PDF in a frame. */
export function showsPdf({ pdfViewerEnabled, touch }: Viewer): boolean {
  return pdfViewerEnabled === true && !touch;
}
