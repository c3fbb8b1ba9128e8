import { areas } from '../../data/schemas/pages.ts';
import { drawingNames } from '../../features/blog/posts/drawing-names.ts';
import { type Field, labelOf } from './content-fields.ts';

const day = { widget: 'datetime', format: 'YYYY-MM-DD', type: 'date' } as const;
const yes = { widget: 'select', options: [{ label: 'Yes', value: true }], required: false } as const;
const title: Field = { name: 'title', label: 'Title', widget: 'string', maxlength: 90 };
const body: Field = { name: 'body', label: 'Text', widget: 'markdown' };

function choices(values: readonly string[]) {
  return { widget: 'select', options: values.map((value) => ({ label: labelOf(value), value })), required: false };
}

/** The fields of a post, in the order of its front matter (`postSchema`). */
export const postFields: readonly Field[] = [
  title,
  {
    name: 'slug',
    label: 'Last part of its address',
    widget: 'string',
    required: false,
    pattern: ['^[a-z0-9]+(-[a-z0-9]+)*$', 'Small letters, figures and hyphens'],
    hint: 'Leave it empty to make it from the title.',
  },
  { name: 'date', label: 'Day of publication', ...day, hint: 'A later day: the site shows it from then on.' },
  { name: 'updated', label: 'Day of the last change', required: false, ...day },
  {
    name: 'description',
    label: 'Description',
    widget: 'text',
    minlength: 40,
    maxlength: 200,
    hint: 'One sentence on what the post says. Search engines show it.',
  },
  { name: 'image', label: 'Picture', widget: 'image', required: false },
  { name: 'drawing', label: 'Drawing, if it has no picture', ...choices(drawingNames) },
  { name: 'tags', label: 'Subjects', widget: 'list', required: false },
  { name: 'draft', label: 'Draft', ...yes, hint: 'The site doesn’t show a draft.' },
  { name: 'sample', label: 'Example', ...yes, hint: 'Clear this once the post is yours.' },
  body,
];

/** The fields of a page in Markdown, such as an imprint (`src/content.config.ts`). */
export const pageFields: readonly Field[] = [
  title,
  {
    name: 'description',
    label: 'Description',
    widget: 'text',
    minlength: 50,
    maxlength: 160,
    hint: 'Search engines show it, and the page below its heading.',
  },
  { name: 'area', label: 'Area', ...choices(areas) },
  { name: 'keywords', label: 'Keywords', widget: 'list', required: false },
  body,
];
