import { describe, expect, it } from 'vitest';
import { framedAddress, isPdf } from '../../src/features/dialogs/pdf.ts';

describe('a document in a frame', () => {
  it.each([
    ['/ai-strategy-guide.pdf', true],
    ['/GUIDE.PDF?version=2', true],
    ['/guide.pdf#page=2', true],
    ['https://documents.example.com/view/guide', false],
    ['https://documents.example.com/view?file=guide.pdf.html', false],
  ])('%s is a PDF: %s', (url, pdf) => expect(isPdf(url)).toBe(pdf));

  it('opens a PDF as wide as its frame, and leaves other addresses unchanged', () => {
    expect(framedAddress('/guide.pdf')).toBe('/guide.pdf#navpanes=0&view=FitH');
    expect(framedAddress('/guide.pdf#page=2')).toBe('/guide.pdf#page=2');
    expect(framedAddress('https://documents.example.com/view')).toBe('https://documents.example.com/view');
  });
});
