const BYTE_ORDER_MARKS: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * The text of an XML document from its bytes. The encoding is taken from the byte-order mark, then from the XML
 * declaration, then it is UTF-8. `Response.text()` would read a windows-1251 feed as UTF-8 and garble every letter.
 * An encoding the platform does not know is read as UTF-8, with its stray bytes replaced.
 */
export function decodeXml(bytes: Uint8Array): string {
  return new TextDecoder(marked(bytes) ?? declared(bytes) ?? 'utf-8').decode(bytes);
}

function marked(bytes: Uint8Array): string | undefined {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0];
}

function declared(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const label = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  return label && isKnown(label) ? label : undefined;
}

function isKnown(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}
