import { z } from 'astro/zod';
import { defineContent } from '../lib/define-content.ts';
import { sample } from '../lib/sample.ts';
import { link, text } from '../lib/schema.ts';
import { site } from '../site.config.ts';

const FILE = 'src/content/podcast.ts';

const platform = z.strictObject({ name: text, description: text, url: link });

type PlatformLink = Readonly<z.infer<typeof platform>>;

/** An episode's length, and how often one appears, inside a sentence. */
export const rhythm = defineContent(FILE, text, sample('about 40 minutes, every other week'));

/** Links to the podcast: the video playlist, two streaming services, Apple's. */
export const platforms: readonly PlatformLink[] = defineContent(FILE, z.array(platform), [
  { name: 'Video playlist', description: 'Every episode on video.', url: site.links.podcast },
  { name: 'Audio streaming', description: 'Audio only, in any podcast app.', url: site.links.podcastAudio },
  { name: 'Music streaming', description: 'The same episodes, in your music app.', url: site.links.podcastMusic },
  { name: 'Apple podcasts', description: 'On your iPhone, with downloads.', url: site.links.podcastApple },
]);
