import type { Loader } from 'astro/loaders';
import type { z } from 'astro/zod';
import { JSDOM } from 'jsdom';
import { siteOrigin, siteUrl } from '../../../lib/net/site-origin.ts';
import { paths } from '../../../paths.ts';
import { createSanitizer } from '../clean/sanitizer.ts';
import { loadAndWatch, pictureOptions, refusal, replaceEntries } from './collection.ts';
import { localPictures } from './local-pictures.ts';
import { readMarkdown } from './markdown.ts';

const FOLDER = 'src/content/pages';

/** Loads the pages that the owner writes in Markdown, as posts are: links and pictures work below any base path. */
export function pagesLoader(schema: z.ZodTypeAny): Loader {
  return {
    name: 'pages',
    load: (context) =>
      loadAndWatch(FOLDER, context, async () => {
        const files = await readMarkdown(FOLDER, schema, context, refusal(context));
        const window = new JSDOM('').window as unknown as Window & typeof globalThis;
        const html = createSanitizer(window, { siteOrigin: siteOrigin() });
        const written = files.map(async ({ id, data, render }) => {
          const { element } = html.body(await render(), siteUrl(paths.markdownPage(id)));
          return { id, data, content: element.innerHTML, image: '', drawn: '' };
        });
        const pages = await localPictures(await Promise.all(written), pictureOptions(context));
        replaceEntries(
          context.store,
          pages.map(({ id, data, content, pictures }) => ({ id, data: { ...data, content, pictures } })),
        );
      }),
  };
}
