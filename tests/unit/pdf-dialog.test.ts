import { describe, expect, it } from 'vitest';
import { canBeFramed, framedAddress } from '../../src/features/dialogs/pdf.ts';

describe('a document in a frame', () => {
  const desktop = { pdfViewerEnabled: true, touch: false };

  it.each([
    ['/ai-strategy-guide.pdf', desktop, true],
    ['/ai-strategy-guide.pdf', { ...desktop, touch: true }, false],
    ['/ai-strategy-guide.pdf', { ...desktop, pdfViewerEnabled: false }, false],
    ['/ai-strategy-guide.pdf', { touch: false }, false],
    ['/GUIDE.PDF?version=2', { touch: false }, false],
    ['https://documents.example.com/view/guide', { touch: true }, true],
    ['https://documents.example.com/view?file=guide.pdf.html', { touch: true }, true],
  ])('%s for %o: %s', (url, viewer, framed) => {
    expect(canBeFramed(url, viewer)).toBe(framed);
  });

  it('opens a PDF as wide as its frame, and leaves any other address alone', () => {
    expect(framedAddress('/guide.pdf')).toBe('/guide.pdf#navpanes=0&view=FitH');
    expect(framedAddress('/guide.pdf#page=2')).toBe('/guide.pdf#page=2');
    expect(framedAddress('https://documents.example.com/view')).toBe('https://documents.example.com/view');
  });
});
