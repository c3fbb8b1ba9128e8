import { fieldsOf, type Field, isEmpty, type Json, labelOf, listField } from './content-fields.ts';
import { pageFields, postFields } from './markdown-fields.ts';
import type { site } from '../../site.config.ts';

/** The repository that the editor saves to. */
export type Repository = NonNullable<typeof site.editor>;

/** Where each backend answers. */
const SERVERS = { github: 'https://api.github.com', gitlab: 'https://gitlab.com', gitea: 'https://gitea.com' };
const API_PATHS = { github: '', gitlab: '/api/v4', gitea: '/api/v1' };

/** Where the editor puts pictures, and how posts name them. Hosts cache `pictures` forever, so these have a folder of their own. */
const pictures = { media_folder: '/public/uploads', public_folder: '/uploads' };

/** Returns the origin that the editor reads from and saves to. */
export function serverOf({ backend, server }: Repository): string {
  return server || SERVERS[backend];
}

/** Returns the editor's configuration: blog posts, pages of text, and each JSON file of `src/content` as its entries are. */
export function editorConfig(
  files: Readonly<Record<string, Json>>,
  repository: Repository,
  { name: app_title, url: site_url }: { name: string; url: string },
) {
  return {
    load_config_file: false,
    app_title,
    site_url,
    backend: backendOf(repository),
    ...pictures,
    // Other hosts' pictures, which the page's policy blocks.
    media_libraries: { default: {}, stock_assets: false },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 120 },
    output: { omit_empty_optional_fields: true, json: { indent_style: 'space', indent_size: 2 } },
    collections: [
      {
        ...markdown('posts', 'Blog post', postFields),
        summary: '{{title}} ({{date}})',
        sortable_fields: { fields: ['date', 'title'], default: { field: 'date', direction: 'descending' } },
      },
      markdown('pages', 'Page of text', pageFields),
    ],
    singletons: Object.entries(files)
      .filter(([, json]) => !isEmpty(json))
      .map(([name, json]) => ({
        name,
        label: labelOf(name),
        file: `src/content/${name}.json`,
        format: 'json',
        editor: { preview: false },
        fields: Array.isArray(json) ? [{ ...listField(name, json), root: true }] : fieldsOf([json], name),
      })),
  };
}

/** Returns where to sign in, with a token. */
function backendOf(repository: Repository) {
  const { backend, repository: repo, branch, server } = repository;
  return {
    name: backend,
    repo,
    branch,
    auth_methods: ['token'],
    ...(server && { base_url: server, api_root: server + API_PATHS[backend] }),
  };
}

/** Returns the collection of a folder of Markdown files. */
function markdown(folder: string, label: string, fields: readonly Field[]) {
  return {
    name: folder,
    label: label.replace(/^\w+( post)?/, (word) => `${word}s`),
    label_singular: label,
    folder: `src/content/${folder}`,
    ...pictures,
    slug: '{{title}}',
    fields,
  };
}
