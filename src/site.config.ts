import type { z } from 'astro/zod';
import settings from './content/site.json' with { type: 'json' };
import { type DeepReadonly, ContentError, validationErrors } from './lib/validation.ts';
import { plain } from './lib/sample.ts';
import { siteSchema } from './site-schema.ts';

const errors = validationErrors('src/content/site.json', siteSchema, settings);
if (errors.length > 0) throw new ContentError(errors);

/** Who the site belongs to: the settings of `src/content/site.json`, without the marks of samples. */
export const site = plain<unknown>(settings) as DeepReadonly<z.output<typeof siteSchema>>;
