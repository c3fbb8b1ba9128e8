/**
 * Returns whether a text looks like an email address: exactly one `@` with something before it, a dot in what follows, no white
 * space. Not stricter, because only the mail server knows.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
