import type { Field } from './editor-config.ts';

const day = { widget: 'datetime', format: 'YYYY-MM-DD', type: 'date' } as const;

/** The fields of a post, as the schema of its front matter has them (src/features/blog). */
export const postFields: readonly Field[] = [
  { name: 'title', widget: 'string', maxlength: 90 },
  { name: 'date', label: 'Day of publication', ...day },
  {
    name: 'description',
    widget: 'text',
    minlength: 40,
    maxlength: 200,
    hint: 'One sentence that says what the post says. Search engines and the blog’s list show it.',
  },
  { name: 'image', label: 'Picture', widget: 'image', required: false },
  { name: 'draft', widget: 'boolean', required: false, hint: 'The site doesn’t show a draft.' },
  { name: 'sample', widget: 'boolean', required: false, hint: 'Marks an example post.' },
  { name: 'body', label: 'Text', widget: 'markdown' },
];
