import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { close, createIndex } from 'pagefind';
import { filesIn } from '../lib/files/files-in.ts';
import { BLOG_FOLDER, SEARCH_FOLDER } from '../lib/files/file-paths.ts';

const ARCHIVE = `${BLOG_FOLDER}archive/`;
const POST = new RegExp(`^${BLOG_FOLDER}(?!page/|archive/)[^/]+/index\\.html$`);

/** What the archive's search loads: not Pagefind's own interface, nor its worker, which Trusted Types refuse. */
const NEEDED = /^pagefind(?:-entry\.json|\.js|\..*\.pf_meta)$|^wasm\.|^(?:index|fragment)\//;

/** What every post has: the link back, the category, the byline and the contents (PostArticle.tsx). */
const REPEATED = ['a.min-h-11', 'p.text-sm', '.contents-list'];

/** Writes the index that the archive's search reads, of the posts alone; nothing if there is no archive. */
export function searchIndex(language: string): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const built = [...(await filesIn(root))];
        if (!built.some((file) => file.startsWith(ARCHIVE))) return;
        const { index, errors } = await createIndex({
          forceLanguage: language,
          rootSelector: 'article',
          excludeSelectors: REPEATED,
        });
        if (!index)
          throw new Error(`Pagefind, the archive's search, did not start: ${errors.join(' ')} Run npm ci again.`);
        for (const sourcePath of built.filter((file) => POST.test(file)).toSorted())
          await index.addHTMLFile({ sourcePath, content: await readFile(join(root, sourcePath), 'utf8') });
        for (const { path, content } of (await index.getFiles()).files) {
          if (!NEEDED.test(path)) continue;
          const file = join(root, SEARCH_FOLDER, path);
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, content);
        }
        await close();
      },
    },
  };
}
