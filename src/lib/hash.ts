/** Returns the 32-bit FNV-1a hash of a text. Not for security. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}

/** Returns a short hash of a text: at most seven characters of 0-9 and a-z. */
export function shortHash(text: string): string {
  return hashOf(text).toString(36);
}
