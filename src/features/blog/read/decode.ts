import { runAtOnce, type Steps } from '../../../lib/steps.ts';

const BYTE_ORDER_MARKS: [encoding: string, mark: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // Without a mark, '<' tells: no other encoding writes it in two bytes.
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];
const PIECE = 1 << 19;
const SAMPLE = 1 << 18;

/**
 * The text of an XML document from its bytes. The encoding is taken from the byte-order mark, then from the XML
 * declaration where the bytes don't contradict it, then it is UTF-8. `Response.text()` would read a windows-1251 feed as
 * UTF-8 and garble every letter. An encoding the platform does not know is read as UTF-8, with its stray bytes replaced.
 */
export function decodeXml(bytes: Uint8Array): string {
  return runAtOnce(decodeSteps([bytes]));
}

/** A document's bytes, half a megabyte a piece: a phone does not even copy megabytes within a short task. */
export async function piecesOf(document: Blob): Promise<Uint8Array[]> {
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < document.size; start += PIECE)
    pieces.push(new Uint8Array(await document.slice(start, start + PIECE).arrayBuffer()));
  return pieces;
}

/** The text of a document that comes in pieces, a piece a step; the first tells its encoding. */
export function* decodeSteps(pieces: readonly Uint8Array[]): Steps<string> {
  const [first = new Uint8Array()] = pieces;
  const decoder = new TextDecoder(marked(first) ?? declared(first) ?? 'utf-8');
  const parts: string[] = [];
  for (const piece of pieces) {
    parts.push(decoder.decode(piece, { stream: true }));
    yield;
  }
  parts.push(decoder.decode());
  return parts.join('');
}

function marked(bytes: Uint8Array): string | undefined {
  return BYTE_ORDER_MARKS.find(([, mark]) => mark.every((byte, i) => bytes[i] === byte))?.[0];
}

function declared(bytes: Uint8Array): string | undefined {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const label = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([^"']+)["']/.exec(start)?.[1];
  const encoding = label && canonical(label);
  // A declaration that can be read as ASCII is not UTF-16; and what reads as UTF-8 beyond ASCII was not written in an
  // encoding of one byte a letter.
  if (!encoding || encoding.startsWith('utf-16')) return undefined;
  return /^(windows|iso-8859)-/.test(encoding) && isUtf8(bytes.subarray(0, SAMPLE)) ? undefined : encoding;
}

function isUtf8(sample: Uint8Array): boolean {
  if (sample.every((byte) => byte < 0x80)) return false;
  try {
    return Boolean(new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: sample.length === SAMPLE }));
  } catch {
    return false;
  }
}

function canonical(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
