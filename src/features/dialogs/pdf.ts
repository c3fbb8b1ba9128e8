/** The browser's facts that decide whether it shows a PDF in a frame. */
interface Viewer {
  /** Undefined in older browsers. */
  pdfViewerEnabled?: boolean;
  /** Set if the main pointer is a finger. Phones show at most one page of a framed PDF. */
  touch: boolean;
}

/** Returns whether an address is a PDF's. Other pages can be framed everywhere. */
export function isPdf(url: string): boolean {
  return /\.pdf(?:[?#]|$)/i.test(url);
}

/** Returns the address to frame: a PDF without the viewer's side panel, as wide as its frame. */
export function framedAddress(url: string): string {
  return isPdf(url) && !url.includes('#') ? `${url}#navpanes=0&view=FitH` : url;
}

/** Returns whether a browser shows a PDF in a frame. */
export function showsPdf({ pdfViewerEnabled, touch }: Viewer): boolean {
  return pdfViewerEnabled === true && !touch;
}
