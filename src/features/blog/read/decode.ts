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
const SAMPLE = 1 << 18;
/** The part of a document that is searched for an XML declaration, in bytes: some hosts write comments and warnings before it. */
const HEAD = 4000;
// XML forbids these characters, but editors paste them.
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Windows-1252 from 128 to 159. Written out: Node's own decoder takes that encoding for ISO-8859-1. */
const WINDOWS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8DŽ\x8F\x90‘’“”•–—˜™š›œ\x9DžŸ';

/** Splits a document's bytes into pieces of half a megabyte: a phone can't even copy megabytes within a short task. */
async function piecesOf(document: Blob): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < document.size; start += PIECE)
    pieces.push(new Uint8Array(await document.slice(start, start + PIECE).arrayBuffer()));
  return pieces;
}

/**
 * Decodes an XML document, with pauses. A byte-order mark decides; then bytes that read as UTF-8, whatever the
 * declaration claims; then the declaration; then it is UTF-8. An encoding that the platform doesn't know is read as UTF-8,
 * with stray bytes replaced.
 */
export async function decode(document: Blob): Promise<string> {
  const pieces = await piecesOf(document);
  const [first = new Uint8Array()] = pieces;
  const decoder = new TextDecoder(marked(first) ?? (isUtf8(pieces) ? 'utf-8' : declared(first)) ?? 'utf-8');
  const parts: string[] = [];
  for (const piece of pieces) {
    parts.push(decoder.decode(piece, { stream: true }));
    await pause();
  }
  parts.push(decoder.decode());
  return parts.join('');
}

function marked(bytes: Uint8Array): string | undefined {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0];
}

function declared(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD));
  const label = /<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  const encoding = label && canonical(label);
  // A declaration that can be read as ASCII is not UTF-16.
  return encoding?.startsWith('utf-16') ? undefined : encoding;
}

/** Returns whether what isn't ASCII reads as UTF-8, which text in another encoding practically never does. */
function isUtf8(pieces: readonly Uint8Array[]): boolean {
  for (const piece of pieces) {
    const start = piece.findIndex((byte) => byte > 0x7f);
    if (start < 0) continue;
    try {
      return Boolean(
        new TextDecoder('utf-8', { fatal: true }).decode(piece.subarray(start, start + SAMPLE), { stream: true }),
      );
    } catch {
      return false;
    }
  }
  return false;
}

function canonical(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
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
