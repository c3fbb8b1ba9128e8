/**
 * Ends the build with one sentence. Where pages are only being previewed (`astro dev`) it throws instead, so that the
 * sentence appears in the browser and the server lives on.
 */
export function stopBuild(sentence: string): never {
  if (import.meta.env?.DEV) throw new Error(sentence);
  console.error(`\n${sentence}`); // Astro leaves its progress on an open line
  process.exit(1);
}
