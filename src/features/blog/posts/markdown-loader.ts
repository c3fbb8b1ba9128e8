import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import type { Loader, LoaderContext } from 'astro/loaders';
import { validationErrors } from '../../../lib/validation.ts';
import { stopBuild } from '../../../lib/stop.ts';
import { bodyFaults, leftoverWarning } from './body-faults.ts';
import { readFrontMatter } from './front-matter.ts';
import { rememberStored } from './stored-entries.ts';

interface MarkdownOptions<S extends z.ZodTypeAny> {
  /** In the project, such as src/content/posts. */
  folder: string;
  schema: S;
  /** Returns why a build leaves a file out, or undefined. */
  leaveOut?: (data: z.output<S>) => string | undefined;
  /** Returns a warning about the files that are read, or ''. */
  warning?: (shown: z.output<S>[]) => string;
}

/** What macOS and editors add. */
const HIDDEN = /(?:^|\/)\./;
const MDX = /\.mdx$/i;
const MARKDOWN = /\.(?:md|markdown)$/i;
/** Files of writing that the site doesn't read. Pictures and folders of their own are no mistake. */
const OTHER_TEXT = /\.(?:txt|rtf|docx?|odt|html?|mdown|mkdn?|qmd|rst|adoc|org)$/i;

/**
 * Loads a folder's Markdown files, whatever the case of their endings. Names all faults of all files at once: a
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
    .filter((name) => !HIDDEN.test(name));
  const faults = await readFiles(names, options, context);
  if (faults.length > 0 && !watcher) stopBuild(faults.join('\n'));
  for (const fault of faults) logger.error(fault);

  const left = names.filter((name) => OTHER_TEXT.test(name)).map((name) => `${name} (not a .md file)`);
  for (const { id, data } of store.values()) {
    const reason = watcher ? undefined : leaveOut?.(data as z.output<S>);
    if (reason) store.delete(id);
    if (reason) left.push(`${id} (${reason})`);
  }
  const shown = store.values().map(({ data }) => data as z.output<S>);
  if (!watcher) rememberStored(folder, shown.length);
  const others = left.length > 0 ? `; left out: ${left.toSorted().join(', ')}` : '';
  if (names.length > 0 || warning) logger.info(`${folder}: ${shown.length} read${others}.`);
  const said = warning?.(shown);
  if (said) logger.warn(said);
}

/** Reads a folder's files into the store. Returns their faults, sorted by file. A file with a fault is not stored. */
async function readFiles<S extends z.ZodTypeAny>(
  names: readonly string[],
  { folder, schema }: MarkdownOptions<S>,
  { store, logger, renderMarkdown }: LoaderContext,
): Promise<string[]> {
  const faults = names.filter((name) => MDX.test(name)).map((name) => mdxFault(join(folder, name)));
  // Without what the last build has stored: a post's HTML follows from the code and the pictures too, and is made in milliseconds.
  store.clear();
  // A collection that was never filled doesn't exist for Astro, which would warn about it on every page.
  store.set({ id: 'none', data: {} });
  store.delete('none');
  for (const id of names.filter((name) => MARKDOWN.test(name))) {
    const filePath = `${folder}/${id}`;
    const { data, body, faults: found } = readFrontMatter(await readFile(filePath, 'utf8'), filePath);
    if (found.length === 0) found.push(...validationErrors(filePath, schema, data));
    const rendered = await renderMarkdown(body);
    found.push(...(await bodyFaults(rendered.html, data['image'], filePath)));
    if (found.length === 0) store.set({ id, data: schema.parse(data), filePath, rendered });
    faults.push(...found);
    const warning = leftoverWarning(rendered.html, body, filePath);
    if (warning) logger.warn(warning);
  }
  return faults.toSorted();
}

const mdxFault = (file: string) =>
  `${file}: the site doesn’t read MDX. Write it in Markdown, and name it ${file.replace(MDX, '.md')}.`;
