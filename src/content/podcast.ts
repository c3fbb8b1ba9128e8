import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { link, text } from '../lib/schema.ts';
import { site } from '../site.config.ts';

const platform = z.strictObject({
  name: text,
  description: text,
  url: link,
  /** Its drawing and its color are in pages/_quantum-shift: PlatformMark.astro, mark-colors.ts. */
  mark: z.enum(['screen', 'waves', 'disc', 'pocket']),
});

export type PlatformLink = Readonly<z.infer<typeof platform>>;

/** Where the podcast is to be had: the video playlist, two streaming services, Apple's. */
export const platforms: readonly PlatformLink[] = defineContent('src/content/podcast.ts', z.array(platform), [
  {
    name: 'Video playlist',
    description: 'Every conversation with the faces that go with it.',
    url: site.links.podcast,
    mark: 'screen',
  },
  {
    name: 'Audio streaming',
    description: 'For the drive, the run, the hour before the house wakes.',
    url: site.links.podcastAudio,
    mark: 'waves',
  },
  {
    name: 'Music streaming',
    description: 'In the app where your music is, beside your own lists.',
    url: site.links.podcastMusic,
    mark: 'disc',
  },
  {
    name: 'Apple podcasts',
    description: 'In the app that came with your phone, kept for the flight.',
    url: site.links.podcastApple,
    mark: 'pocket',
  },
]);
