/** What a browser says of itself that decides how a document is shown. */
export interface Viewer {
  /** `navigator.pdfViewerEnabled`; older browsers say nothing. */
  pdfViewerEnabled?: boolean;
  /** Whether the main pointer is a finger: phones show one page of a framed PDF or none. */
  touch: boolean;
}

/** The address to frame: a PDF without the viewer's side panel, as wide as its frame. */
export function framedAddress(url: string): string {
  return isPdf(url) && !url.includes('#') ? `${url}#navpanes=0&view=FitH` : url;
}

/** Whether a document can be read in a frame: any web page can, a PDF only where the browser has a viewer for it. */
export function canBeFramed(url: string, { pdfViewerEnabled, touch }: Viewer): boolean {
  return !isPdf(url) || (pdfViewerEnabled === true && !touch);
}

function isPdf(url: string): boolean {
  return /\.pdf(?:[?#]|$)/i.test(url);
}
