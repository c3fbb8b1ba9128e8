interface Mail {
  to: string;
  subject: string;
  /** Plain text with any line breaks. */
  body?: string;
}

/**
 * Returns a `mailto:` address that mail programs read correctly: percent-encoded, line breaks as CRLF (RFC 6068). Lone
 * surrogates, which can't be encoded, become U+FFFD.
 */
export function mailto({ to, subject, body }: Mail): string {
  const fields = [`subject=${encode(subject)}`];
  if (body !== undefined) fields.push(`body=${encodedBody(body)}`);
  return `mailto:${encode(to).replaceAll('%40', '@')}?${fields.join('&')}`;
}

export function encodedBody(body: string): string {
  return encode(body.replace(/\r\n?|\n/g, '\r\n'));
}

/** Returns the longest beginning of a text, in whole characters, that fits a limit of encoded characters. */
export function fittingStart(text: string, limit: number): string {
  let left = limit;
  let end = 0;
  for (const character of text.replace(/\r\n?/g, '\n')) {
    left -= encodedBody(character).length;
    if (left < 0) break;
    end += character.length;
  }
  return text.replace(/\r\n?/g, '\n').slice(0, end);
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
