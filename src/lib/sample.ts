const samples = new Set<unknown>();

/**
 * Marks a value that only the owner can supply (a name, an email, a link, a testimonial) as a realistic sample. Returns it
 * unchanged. `npm run launch-check` lists every call.
 */
export function sample<const T>(value: T): T {
  samples.add(value);
  return value;
}

/** Returns whether a value is still a sample, so that a page can say so. */
export function isSample(value: unknown): boolean {
  return samples.has(value);
}
