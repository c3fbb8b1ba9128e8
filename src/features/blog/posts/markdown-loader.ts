import { readdir } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { z } from 'astro/zod';
import { glob, type Loader, type LoaderContext } from 'astro/loaders';
import { validationErrors } from '../../../lib/define-content.ts';
import { stopBuild } from '../../../lib/stop.ts';
import { bodyFaults, leftoverWarning } from './body-faults.ts';
import { readFrontMatter } from './front-matter.ts';
import { pictureFault } from './own-pictures.ts';

interface MarkdownOptions<S extends z.ZodTypeAny> {
  /** In the project, such as src/content/posts. */
  folder: string;
  schema: S;
  /** Returns why a build leaves a file out, or undefined. */
  leaveOut?: (data: z.output<S>) => string | undefined;
  /** Returns a warning about the files that are read, or ''. */
  warning?: (shown: z.output<S>[]) => string;
}

const PATTERN = ['**/*.[mM][dD]', '**/*.[mM][aA][rR][kK][dD][oO][wW][nN]'];
const MARKDOWN = /\.(?:md|markdown)$/i;
/** Files of writing that the site doesn't read. Pictures and folders of their own are no mistake. */
const OTHER_TEXT = /\.(?:txt|rtf|docx?|odt|html?|mdown|mkdn?|qmd|rst|adoc|org)$/i;

/**
 * Loads a folder's Markdown files with Astro's `glob()`, whatever the case of their endings. Names all faults of all files at once: a
 * build stops, `astro dev` goes on without these files. Logs how many were read, which were left out, and why.
 */
export function markdownLoader<S extends z.ZodTypeAny>(options: MarkdownOptions<S>): Loader {
  return {
    name: 'markdown',
    async load(context) {
      await loadFolder(options, context);
      const { watcher, logger } = context;
      watcher?.add(options.folder);
      // One after the other, so that no older state wins.
      let last = Promise.resolve();
      watcher?.on('all', (_, path) => {
        if (!path.replaceAll('\\', '/').includes(options.folder)) return;
        last = last.then(() => loadFolder(options, context)).catch((error) => logger.error(String(error)));
      });
    },
  };
}

async function loadFolder<S extends z.ZodTypeAny>(options: MarkdownOptions<S>, context: LoaderContext): Promise<void> {
  const { folder, leaveOut, warning } = options;
  const { store, logger, watcher } = context;
  const names = (await readdir(folder, { recursive: true }).catch(() => []))
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => !/(?:^|\/)\./.test(name))
    .toSorted();
  const mdx = names.filter((name) => /\.mdx$/i.test(name));
  const read = await readEntries(names, options, context);
  const faults = [...mdx.map((name) => mdxFault(join(folder, name))), ...read.faults];
  if (faults.length > 0 && !watcher) stopBuild(faults.join('\n'));
  for (const fault of faults) logger.error(fault);

  const left = names.filter((name) => OTHER_TEXT.test(name)).map((name) => `${name} (not a .md file)`);
  for (const { id, data } of read.entries) {
    const reason = watcher ? undefined : leaveOut?.(data);
    if (reason) store.delete(id);
    if (reason) left.push(`${id} (${reason})`);
  }
  const shown = store.values();
  if (names.length > 0)
    logger.info(`${folder}: ${shown.length} read${left.length > 0 ? `; left out: ${left.join(', ')}` : ''}.`);
  const said = warning?.(shown.map(({ data }) => data as z.output<S>));
  if (said) logger.warn(said);
}

const mdxFault = (file: string) =>
  `${file}: the site doesn’t read MDX. Write it in Markdown, and name it ${file.replace(/\.mdx$/i, '.md')}.`;

interface ReadFiles<D> {
  entries: { id: string; data: D }[];
  faults: string[];
}

/** Astro gives each ending its reader. It isn't in the types of a loader's context (docs/upgrade.md). */
type InternalContext = LoaderContext & { entryTypes: Map<string, object> };

/** Reads a folder into the store. A file with a fault is not stored. */
async function readEntries<S extends z.ZodTypeAny>(
  names: readonly string[],
  { folder, schema }: MarkdownOptions<S>,
  context: LoaderContext,
): Promise<ReadFiles<z.output<S>>> {
  const { config, store, logger } = context;
  const root = fileURLToPath(config.root);
  const faults = new Map<string, string[]>();
  const fileOf = (path: string) => relative(root, path).replaceAll('\\', '/');
  const refuse = (file: string, found: string[]) => faults.set(file, [...(faults.get(file) ?? []), ...found]);

  const { entryTypes } = context as InternalContext;
  const markdown = {
    ...entryTypes.get('.md'),
    getEntryInfo({ contents, fileUrl }: { contents: string; fileUrl: URL }) {
      const file = fileOf(fileURLToPath(fileUrl));
      const { data, body, faults: found } = readFrontMatter(contents, file);
      if (found.length > 0) refuse(file, found);
      return { data, body, slug: '', rawData: '' };
    },
  };
  async function parseData<D extends Record<string, unknown>>({ data, filePath = '' }: { data: D; filePath?: string }) {
    const file = fileOf(filePath);
    const isBroken = faults.has(file) && Object.keys(data).length === 0;
    const found = isBroken ? [] : validationErrors(file, schema, data);
    if (found.length > 0) refuse(file, found);
    return faults.has(file) ? data : (schema.parse(data) as D);
  }
  // Without what the last build has stored: a post's HTML follows from the code and the pictures too, and is made in milliseconds.
  store.clear();
  // A collection that was never filled doesn't exist for Astro, which would warn about it on every page.
  store.set({ id: 'none', data: {} });
  store.delete('none');
  const endings = new Set(names.filter((name) => MARKDOWN.test(name)).map(extname));
  if (endings.size > 0)
    await glob({ base: folder, pattern: PATTERN, generateId: ({ entry }) => entry }).load({
      ...context,
      watcher: undefined,
      parseData,
      entryTypes: new Map([...endings].map((ending) => [ending, markdown])),
    } as InternalContext);

  for (const { id, data, filePath = '', rendered } of byId(store.values())) {
    const html = rendered?.html ?? '';
    const image = typeof data['image'] === 'string' && (await pictureFault(data['image'], filePath));
    const found = [...(await bodyFaults(html, filePath)), ...(image ? [image] : [])];
    if (found.length > 0) refuse(filePath, found);
    if (faults.has(filePath)) store.delete(id);
    const warning = leftoverWarning(html, filePath);
    if (warning) logger.warn(warning);
  }
  const entries = byId(store.values()).map(({ id, data }) => ({ id, data: data as z.output<S> }));
  return { entries, faults: [...faults].toSorted(([a], [b]) => (a < b ? -1 : 1)).flatMap(([, found]) => found) };
}

/** Sorts entries, which `glob()` stores as they come. */
function byId<E extends { id: string }>(entries: readonly E[]): E[] {
  return entries.toSorted((a, b) => (a.id < b.id ? -1 : 1));
}
