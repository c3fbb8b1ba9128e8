const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.[^"']+)/g;

/** Returns the URLs that a built module imports statically. */
export function staticImports(code: string, url: string): string[] {
  return Array.from(code.matchAll(STATIC_IMPORT), (match) => new URL(match[1] ?? '', url).href);
}
