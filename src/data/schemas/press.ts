import { z } from 'astro/zod';
import { link, text } from '../../lib/schema.ts';

/** The press strip: outlets, each with its interview. */
export const pressSchema = z.array(
  z.strictObject({
    /** The outlet, set as a word mark. */
    outlet: text,
    /** The video's content. */
    title: text,
    /** The video's page, which the link leads to without JavaScript. */
    url: link,
    /** The player for the dialog; without it, the site's sample clip. */
    embedUrl: link.optional(),
    sample: z.literal(true).optional(),
  }),
);
