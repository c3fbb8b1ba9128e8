const STATIC_IMPORT = /\b(?:from|import)\s*["'](\.[^"']+)/g;

/** The addresses of the modules that a built module imports statically. */
export function staticImports(code: string, url: string): string[] {
  return Array.from(code.matchAll(STATIC_IMPORT), (match) => new URL(match[1] ?? '', url).href);
}

/**
 * Brings modules and all that they import into the HTTP cache; rejects if one can't be had. Without this, one lost
 * request would be final: many browsers remember a failed import() for the life of the page.
 * https://github.com/whatwg/html/issues/6768
 */
export async function fetchModules(urls: readonly (string | null)[], seen = new Set<string>()): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      if (!url || seen.has(url)) return;
      seen.add(url);
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${url}: ${response.status}`);
      await fetchModules(staticImports(await response.text(), response.url), seen);
    }),
  );
}
