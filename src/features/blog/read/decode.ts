import { pause } from '../pause.ts';

const BYTE_ORDER_MARKS: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // Without a byte-order mark, '<' decides: only UTF-16 writes it in two bytes.
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];
const PIECE = 1 << 19;
/** The part of a document that is searched for an XML declaration, in bytes: some hosts write comments and warnings before it. */
const HEAD = 4000;
/** How ISO-2022-JP, whose bytes are all ASCII, begins other characters. */
const ESCAPE = '\x1B';
// XML forbids these characters, but editors paste them.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Windows-1252 from 128 to 159. Written out: Node's own decoder takes that encoding for ISO-8859-1. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/**
 * Decodes an XML document. A byte-order mark decides; then bytes that read as UTF-8, whatever the declaration claims; then the
 * declaration; then it is UTF-8. An encoding that the platform doesn't know is read as UTF-8, with stray bytes replaced.
 */
export async function decode(document: Blob): Promise<string> {
  const head = new Uint8Array(await document.slice(0, HEAD).arrayBuffer());
  const marked = BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, i) => head[i] === byte))?.[0];
  if (marked) return read(document, new TextDecoder(marked));
  try {
    const text = await read(document, new TextDecoder('utf-8', { fatal: true }));
    if (!text.includes(ESCAPE)) return text;
  } catch {
    // The bytes are not UTF-8.
  }
  return read(document, declared(head));
}

/** Reads pieces of half a megabyte, with pauses: a phone can't even copy megabytes within a short task. */
async function read(document: Blob, decoder: TextDecoder): Promise<string> {
  let text = '';
  for (let start = 0; start < document.size; start += PIECE) {
    text += decoder.decode(await document.slice(start, start + PIECE).arrayBuffer(), { stream: true });
    await pause();
  }
  return text + decoder.decode();
}

function declared(head: Uint8Array): TextDecoder {
  const start = new TextDecoder('latin1').decode(head);
  const [, label] = /<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(start) ?? [];
  try {
    const decoder = new TextDecoder(label);
    // A declaration that can be read as ASCII is not UTF-16.
    if (!decoder.encoding.startsWith('utf-16')) return decoder;
  } catch {
    // The platform doesn't know it.
  }
  return new TextDecoder();
}

/**
 * Removes control characters, and reads the numbers 128 to 159 as Windows-1252, as HTML does: to XML they are control
 * characters, and writers mean quotes and dashes.
 */
export function repairCharacters(xml: string): string {
  return xml
    .replace(CONTROLS, '')
    .replace(/&#(?:(1[2-5]\d)|x([89][\da-f]));|[\x80-\x9F]/gi, (found, decimal?: string, hex?: string) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : found.charCodeAt(0);
      return WINDOWS[code - 128] ?? found;
    });
}
