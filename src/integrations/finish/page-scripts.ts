import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';
import { decodePart } from '../../lib/net/url.ts';

const scripts = new Map<string, Pick<Rollup.OutputChunk, 'code' | 'imports'>>();

/** Collects the site's scripts while Vite builds them. */
export const scriptCollector: Plugin = {
  name: 'script-collector',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) if (file.type === 'chunk') scripts.set(file.fileName, withoutReact(file));
  },
};

/** React names every HTML tag, but only puts those on a page that a component names. */
function withoutReact(chunk: Rollup.OutputChunk) {
  return chunk.moduleIds.some((id) => id.includes('/node_modules/react-dom/')) ? { code: '', imports: [] } : chunk;
}

/** Returns the code of the site's own scripts at these addresses, with what they import. One in `public` is read from the output. */
export async function readScripts(urls: readonly string[], root: string, base: string): Promise<string[]> {
  const own = urls.map((url) => new URL(url, 'file:///')).filter(({ href }) => href.startsWith(`file://${base}`));
  const names = new Set(own.map(({ pathname }) => decodePart(pathname.slice(base.length))));
  const codes: string[] = [];
  // A set also goes through what is added on the way. A script that is missing is reported with the dead links.
  for (const name of names) {
    const { code, imports } = scripts.get(name) ?? { code: await readFile(join(root, name), 'utf8').catch(() => '') };
    codes.push(code);
    for (const imported of imports ?? []) names.add(imported);
  }
  return codes;
}
