import { z } from 'astro/zod';
import { key } from '../../../lib/schema.ts';
import { startOfDay } from '../../../lib/day.ts';
import { keptTogether } from '../../../lib/format.ts';
import { language } from '../../../locale.ts';
import { parseDate } from '../read/dates.ts';
import { drawingNames } from './drawing-names.ts';

const text = z.string({ invalid_type_error: 'must be a text in quotes' }).trim();

/** A title, with no-break spaces where the site's language doesn't break a line. */
export const title = text
  .min(1, 'must not be empty')
  .max(90, 'must be at most 90 characters')
  .transform((written) => keptTogether(written, language));

/** Returns the schema of a post's front matter. A day begins at midnight in the site's time zone. */
export function postSchema(timeZone: string) {
  const day = z.unknown().transform((written, context) => {
    const time = momentOf(written, timeZone);
    if (time !== undefined) return new Date(time);
    const missing = written === undefined ? 'is missing: it ' : '';
    context.addIssue({ code: 'custom', message: `${missing}must be a day such as 2026-11-20` });
    return z.NEVER;
  });
  return z.strictObject({
    title,
    date: day,
    /** The post in one sentence, for the feed. */
    description: text.min(40, 'must be at least 40 characters').max(200, 'must be at most 200 characters'),
    /** The last part of its address; by default, from the title. */
    slug: key.optional(),
    updated: day.optional(),
    /** Its picture: a file in `public` or next to the post, or an address. */
    image: text.min(1).optional(),
    /** Without one, the drawing of its picture; by default, one that its address decides. */
    drawing: z.enum(drawingNames).optional(),
    /** Its subjects, for search engines; by default, its most frequent words. */
    tags: z.array(text.min(1)).default([]),
    /** Only `astro dev` shows a draft. */
    draft: z.boolean().default(false),
    /** Marks a sample post. The launch check asks the owner to replace it. */
    sample: z.boolean().default(false),
  });
}

export type PostData = z.output<ReturnType<typeof postSchema>>;

/** Returns the moment that front matter names, in quotes or not. YAML and editors write a day as midnight in UTC. */
function momentOf(written: unknown, timeZone: string): number | undefined {
  if (typeof written === 'string') return parseDate(written.replace(/T00:00(?::00(?:\.0+)?)?Z$/, ''), timeZone);
  if (!(written instanceof Date) || Number.isNaN(written.getTime())) return undefined;
  const [day = '', time = ''] = written.toISOString().split('T');
  return time.startsWith('00:00:00.000') ? startOfDay(day, timeZone).getTime() : written.getTime();
}
