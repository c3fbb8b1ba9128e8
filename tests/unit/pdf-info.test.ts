import { describe, expect, it } from 'vitest';
import { readPdfInfo, withPdfInfo } from '../../src/generators/guide-pdf/pdf-info.ts';

const BODY = '%PDF-1.4\n1 0 obj\n<</Type /Catalog>>\nendobj\n';
const PDF = Buffer.from(
  `${BODY}xref\n0 2\n0000000000 65535 f \n0000000009 00000 n \ntrailer\n<</Size 2\n/Root 1 0 R>>\nstartxref\n${BODY.length}\n%%EOF\n`,
);

describe('the information of a PDF', () => {
  it('is appended to the file', () => {
    const pdf = withPdfInfo(PDF, { Title: 'A guide', Author: 'Zoë 旅' });
    expect(pdf.subarray(0, PDF.length)).toEqual(PDF);
    expect(readPdfInfo(pdf, 'Title')).toBe('A guide');
    expect(readPdfInfo(pdf, 'Author')).toBe('Zoë 旅');
    expect(readPdfInfo(pdf, 'Keywords')).toBeUndefined();
  });

  it('is at the offset of its cross-reference', () => {
    const text = withPdfInfo(PDF, { Title: 'A guide' }).toString('latin1');
    const offset = Number(/xref\n2 1\n(\d{10}) 00000 n /.exec(text)?.[1]);
    expect(text.slice(offset)).toMatch(/^2 0 obj\n<<\/Title <FEFF/);
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(text)?.[1]);
    expect(text.slice(start)).toMatch(/^xref\n2 1\n/);
    expect(text).toContain(`/Prev ${BODY.length}`);
  });

  it('can be replaced again', () => {
    const pdf = withPdfInfo(withPdfInfo(PDF, { Title: 'Old' }), { Title: 'New' });
    expect(readPdfInfo(pdf, 'Title')).toBe('New');
  });

  it('throws for a file that isn’t a PDF', () => {
    expect(() => withPdfInfo(Buffer.from('<html>'), {})).toThrow('startxref');
  });
});
