/** Returns a value that can't be missing unless the code or its content is wrong. Throws an error that says what wasn't found. */
export function unwrap<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`Not found: ${what}.`);
  return value;
}
