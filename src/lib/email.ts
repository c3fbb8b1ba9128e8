/**
 * Whether a text can be an e-mail address: exactly one `@` with something before it, a dot inside what follows, no white
 * space anywhere. Nothing stricter: the mail server knows better than any pattern.
 */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text);
}
