import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { link, text } from '../lib/schema.ts';
import { site } from '../site.config.ts';

const platform = z.strictObject({
  name: text,
  description: text,
  url: link,
});

type PlatformLink = Readonly<z.infer<typeof platform>>;

/** Links to the podcast: the video playlist, two streaming services, Apple's. */
export const platforms: readonly PlatformLink[] = defineContent('src/content/podcast.ts', z.array(platform), [
  {
    name: 'Video playlist',
    description: 'Every episode, with faces.',
    url: site.links.podcast,
  },
  {
    name: 'Audio streaming',
    description: 'For the drive, the run or the dishes.',
    url: site.links.podcastAudio,
  },
  {
    name: 'Music streaming',
    description: 'In the app you already use for music.',
    url: site.links.podcastMusic,
  },
  {
    name: 'Apple podcasts',
    description: 'On your iPhone, ready for the flight.',
    url: site.links.podcastApple,
  },
]);
