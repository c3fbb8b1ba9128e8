import { z } from 'astro/zod';
import { link, positiveInteger, text } from '../../lib/schema.ts';

const video = z.strictObject({
  title: text,
  /** The video's page, which the link leads to without JavaScript. */
  url: link,
  /** The player for the dialog; without one, it shows the site's sample clip. */
  embedUrl: link.optional(),
  /** Shown next to its title. */
  length: z.strictObject({ minutes: positiveInteger, sample: z.literal(true).optional() }),
});

/** The coach explains how coaching works; episodes of the podcast; talks. */
export const videos = z.strictObject({
  explainer: video.optional(),
  episodes: z.array(video),
  keynotes: z.array(video),
});
