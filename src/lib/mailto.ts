export interface Mail {
  to: string;
  subject: string;
  /** Plain text; any kind of line break. */
  body?: string;
}

/**
 * A `mailto:` address that mail programs read whole: everything percent-encoded, line breaks as CRLF (RFC 6068). Lone
 * surrogates, which can't be encoded, become U+FFFD.
 */
export function mailto({ to, subject, body }: Mail): string {
  const fields = [`subject=${encode(subject)}`];
  if (body !== undefined) fields.push(`body=${encode(body.replace(/\r\n?|\n/g, '\r\n'))}`);
  return `mailto:${encode(to).replaceAll('%40', '@')}?${fields.join('&')}`;
}

function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
