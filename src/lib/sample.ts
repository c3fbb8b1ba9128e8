/** The mark of a text that only the owner can supply: a degree sign at its end, after a space. */
const SIGN = /\s+°\s*$/;

/**
 * Returns whether a value of the content is a sample: a text that ends with a degree sign, a record with `"sample": true`, or a list or
 * group with at least one of them.
 */
export function isSample(value: unknown): boolean {
  if (typeof value === 'string') return SIGN.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return ('sample' in value && value.sample === true) || Object.values(value).some(isSample);
}

/** Returns a text without its mark, or a list or group whose texts have none. */
export function plain<T>(value: T): T {
  if (typeof value === 'string') return value.replace(SIGN, '') as T;
  if (Array.isArray(value)) return value.map(plain) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plain(part)])) as T;
}

/** Returns a text with the mark of the sample that it is about, if that is one. */
export function marked(text: string, about: unknown): string {
  return isSample(about) ? `${plain(text)} °` : text;
}
