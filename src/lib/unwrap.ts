/** The value, or an error that says what was missing: for what can't be absent unless the code is wrong. */
export function unwrap<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
