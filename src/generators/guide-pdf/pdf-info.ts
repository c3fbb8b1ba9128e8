/**
 * Replaces a PDF's document information (Title, Author, Keywords …) by appending an incremental update (ISO 32000-1, 7.5.6).
 * Chromium can't set it. Works for files with a plain cross-reference table, as Chromium writes them.
 */
export function withPdfInfo(pdf: Buffer, info: Readonly<Record<string, string>>): Buffer {
  const text = pdf.toString('latin1');
  const previous = lastMatch(text, /startxref\s+(\d+)/g, 'startxref')[1];
  const trailer = text.slice(text.lastIndexOf('trailer'));
  const size = Number(lastMatch(trailer, /\/Size (\d+)/g, 'the trailer’s /Size')[1]);
  const root = lastMatch(trailer, /\/Root (\d+ \d+ R)/g, 'the trailer’s /Root')[1];

  const fields = Object.entries(info).map(([name, value]) => `/${name} ${hexString(value)}`);
  const object = `\n${size} 0 obj\n<<${fields.join('\n')}>>\nendobj\n`;
  const offset = String(pdf.length + 1).padStart(10, '0');
  const table = `xref\n${size} 1\n${offset} 00000 n \ntrailer\n<</Size ${size + 1}\n/Root ${root}\n/Info ${size} 0 R\n/Prev ${previous}>>\n`;
  const end = `${table}startxref\n${pdf.length + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(object + end, 'latin1')]);
}

/** Returns a field that `withPdfInfo` wrote, or undefined. */
export function readPdfInfo(pdf: Buffer, name: string): string | undefined {
  const fields = pdf.toString('latin1').matchAll(new RegExp(`/${name} <([0-9A-F]+)>`, 'g'));
  const hex = [...fields].at(-1)?.[1];
  return hex && Buffer.from(hex.slice(4), 'hex').swap16().toString('utf16le');
}

/** Encodes text as PDF does: big-endian UTF-16, in hexadecimal. */
function hexString(text: string): string {
  return `<FEFF${Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()}>`;
}

function lastMatch(text: string, pattern: RegExp, what: string): RegExpMatchArray {
  const match = [...text.matchAll(pattern)].at(-1);
  if (!match) throw new Error(`not a PDF with a plain cross-reference table: ${what} is missing`);
  return match;
}
