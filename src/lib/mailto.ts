interface Mail {
  to: string;
  subject: string;
  /** Plain text with any line breaks. */
  body?: string;
}

/**
 * The longest address that email programs take whole. Some cut longer ones silently; the strictest is Outlook on Windows, at about
 * 2,048 characters.
 */
const MAX_LENGTH = 1800;
const ELLIPSIS = encodeURIComponent('…');

/**
 * Returns a `mailto:` address that mail programs read correctly: percent-encoded, line breaks as CRLF (RFC 6068), and the body as far
 * as it fits, with an ellipsis where it ends early.
 */
export function mailto({ to, subject, body }: Mail): string {
  const address = `mailto:${encode(to).replaceAll('%40', '@')}?subject=${encode(subject)}`;
  if (body === undefined) return address;
  let start = `${address}&body=`;
  const characters = Array.from(body.replace(/\r\n?/g, '\n'), (character) => encode(character.replace('\n', '\r\n')));
  if (start.length + characters.join('').length <= MAX_LENGTH) return start + characters.join('');
  for (const next of characters) {
    if (start.length + next.length + ELLIPSIS.length > MAX_LENGTH) break;
    start += next;
  }
  return start + ELLIPSIS;
}

/** Encodes a text. Lone surrogates, which can't be encoded, become U+FFFD. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
