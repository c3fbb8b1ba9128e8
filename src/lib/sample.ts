const samples = new Set<unknown>();

/**
 * Marks a value that only the owner can supply (a name, an email, a link, a testimonial) as a realistic sample. Returns it
 * unchanged. `npm run launch-check` lists every call.
 */
export function sample<const T>(value: T): T {
  samples.add(value);
  return value;
}

/**
 * Returns whether an object or a text is still a sample, so that a page can say so. Ask about objects and sentences only: two
 * equal words are one value.
 */
export function isSample(value: object | string): boolean {
  return samples.has(value);
}
