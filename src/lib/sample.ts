const samples = new Set<unknown>();

/** The shortest text, in characters, that is one value wherever it stands. */
const SENTENCE = 20;

/**
 * Marks a value that only the owner can supply (a name, an email, a link, a testimonial) as a realistic sample. Returns it
 * unchanged. `npm run launch-check` lists every call.
 */
export function sample<const T>(value: T): T {
  register(value);
  return value;
}

/** Registers a sample and the sentences in it, each of which a page may show alone. */
function register(value: unknown): void {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(register);
  if (typeof value !== 'string' || value.length >= SENTENCE) samples.add(value);
}

/** Returns whether an object or a sentence is still a sample. Shorter texts never are: two equal words would be one value. */
export function isSample(value: object | string): boolean {
  return samples.has(value);
}
