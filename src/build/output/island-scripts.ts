import { readFile } from 'node:fs/promises';
import { staticImports } from '../hydration/modules.ts';

/** The code that a page's islands may load: their components and all that these import, but not React itself. */
export async function islandScripts(html: string, root: string, base: string): Promise<string[]> {
  const queue = Array.from(html.matchAll(/component-url="([^"]+)"/g), (match) => match[1] ?? '');
  const code = new Map<string, string>();
  for (let url = queue.pop(); url; url = queue.pop()) {
    if (code.has(url)) continue;
    const script = await readFile(root + url.slice(base.length), 'utf8');
    code.set(url, script);
    queue.push(...staticImports(script, `file://${url}`).map((found) => new URL(found).pathname));
  }
  return [...code.values()];
}
