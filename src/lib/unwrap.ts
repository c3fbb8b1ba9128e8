/** Returns a value that can't be missing unless the code is wrong. Throws an error that names it. */
export function unwrap<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`missing: ${what}`);
  return value;
}
