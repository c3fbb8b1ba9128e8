import { defineWords } from '../lib/define-words.ts';
import { sample } from '../lib/sample.ts';
import { site } from '../site.config.ts';

const FILE = 'src/content/podcast.ts';

/** An episode's length, and how often one appears, inside a sentence. */
export const rhythm = defineWords(FILE, sample('about 40 minutes, every other week'));

/** Links to the podcast: the video playlist, two streaming services, Apple's. */
export const platforms = defineWords(FILE, [
  { name: 'Video playlist', description: 'Every episode on video.', url: site.links.podcast },
  { name: 'Audio streaming', description: 'Audio only, in any podcast app.', url: site.links.podcastAudio },
  { name: 'Music streaming', description: 'The same episodes, in your music app.', url: site.links.podcastMusic },
  { name: 'Apple podcasts', description: 'On your iPhone, with downloads.', url: site.links.podcastApple },
]);
