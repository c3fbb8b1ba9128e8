/**
 * Marks a value that only the owner can supply (a name, an email, a link, a testimonial) as a realistic sample. Returns it
 * unchanged. `npm run launch-check` lists every call.
 */
export function sample<const T>(value: T): T {
  return value;
}
