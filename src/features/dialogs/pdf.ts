/** What a browser says of itself that decides how a document is shown. */
export interface Viewer {
  /** `navigator.pdfViewerEnabled`; older browsers say nothing. */
  pdfViewerEnabled?: boolean;
  /** Whether the main pointer is a finger: phones show one page of a framed PDF or none. */
  touch: boolean;
}

/** Whether a document can be read in a frame: any web page can, a PDF only where the browser has a viewer for it. */
export function canBeFramed(url: string, { pdfViewerEnabled, touch }: Viewer): boolean {
  const isPdf = /\.pdf(?:[?#]|$)/i.test(url);
  return !isPdf || (pdfViewerEnabled === true && !touch);
}
