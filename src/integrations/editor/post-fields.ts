import type { Field } from './editor-config.ts';

const day = { widget: 'datetime', format: 'YYYY-MM-DD', type: 'date' } as const;

const yes = { widget: 'select', options: [{ label: 'Yes', value: true }], required: false } as const;

/** The fields of a post, as the schema of its front matter has them (src/features/blog). */
export const postFields: readonly Field[] = [
  { name: 'title', label: 'Title', widget: 'string', maxlength: 90 },
  {
    name: 'slug',
    label: 'Last part of its address',
    widget: 'string',
    required: false,
    hint: 'Empty: from the title.',
  },
  { name: 'date', label: 'Day of publication', ...day },
  { name: 'updated', label: 'Day of the last change', required: false, ...day },
  {
    name: 'description',
    label: 'Description',
    widget: 'text',
    minlength: 40,
    maxlength: 200,
    hint: 'One sentence that says what the post says. Search engines and the blog’s list show it.',
  },
  { name: 'image', label: 'Picture', widget: 'image', required: false },
  { name: 'drawing', label: 'Drawing, without a picture', widget: 'string', required: false },
  { name: 'tags', label: 'Subjects', widget: 'list', required: false },
  { name: 'draft', label: 'Draft', ...yes, hint: 'The site doesn’t show a draft.' },
  { name: 'sample', label: 'Example', ...yes },
  { name: 'body', label: 'Text', widget: 'markdown' },
];
