import { stopBuild } from '../../lib/stop.ts';

/** Ends the build if a page has inline styles or handlers, which its policy blocks. Names each once, with a page that has it. */
export function stopAtBlockedCode(pages: ReadonlyMap<string, { blocked: readonly string[] }>): void {
  const firsts = new Map([...pages].toReversed().flatMap(([file, { blocked }]) => blocked.map((code) => [code, file])));
  const named = Array.from(firsts, ([code, file]) => `${code} (on ${file})`);
  if (named.length > 0)
    stopBuild(`The pages’ policy blocks inline code. Use a class or a script instead of: ${named.join(', ')}.`);
}
