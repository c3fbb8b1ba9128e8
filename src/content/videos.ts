import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { link, optionalLink, text } from '../lib/schema.ts';

const FILE = 'src/content/videos.ts';

const videoSchema = z.strictObject({
  title: text,
  /** The video's page, which the link leads to without JavaScript. */
  url: link,
  /** The player for the dialog; '' shows the site's sample clip. */
  embedUrl: optionalLink,
  /** Shown on its poster. */
  length: z.strictObject({ minutes: z.number().int().positive() }),
});

export type Video = Readonly<z.infer<typeof videoSchema>>;

const video = (title: string, id: string, minutes: number): Video => ({
  title,
  url: `https://video.example.com/watch/${id}`,
  embedUrl: '',
  length: { minutes },
});

/** The coach explains how coaching works. */
export const explainer: Video = defineContent(
  FILE,
  videoSchema,
  sample(video('How a session works', 'how-a-session-works', 3))
);

/** Episodes of the podcast, for the coach page's grid. */
export const episodes: readonly Video[] = defineContent(
  FILE,
  z.array(videoSchema),
  sample([
    video('The decision you keep postponing', 'postponed-decision', 42),
    video('What your calendar says about you', 'calendar-beliefs', 36),
    video('Asking people to disagree with you', 'disagreed-with', 48),
    video('A good plan in a bad week', 'plan-and-week', 31),
    video('Delegating without checking out', 'handing-over', 39),
    video('Ten quiet minutes before a loud meeting', 'quiet-room', 27),
  ])
);

/** All videos, for the policy's frame sources. */
export const videos: readonly Video[] = [explainer, ...episodes];
