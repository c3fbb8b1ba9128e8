/**
 * The feed as the configuration has read it before anything was built, for the pages, which are built from modules of their
 * own: the two meet in the process alone.
 */
const KEY = Symbol.for('feed read before the build');
const handed = globalThis as unknown as { [KEY]?: { url: string; bytes: Uint8Array<ArrayBuffer> } };

export function handFeed(url: string, bytes: Uint8Array<ArrayBuffer>): void {
  handed[KEY] = { url, bytes };
}

export function handedFeed(url: string): Uint8Array<ArrayBuffer> | undefined {
  return handed[KEY]?.url === url ? handed[KEY].bytes : undefined;
}
