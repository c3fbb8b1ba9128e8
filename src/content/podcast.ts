import { site } from '../site.config.ts';

export interface PlatformLink {
  name: string;
  description: string;
  url: string;
  /** Its drawing in pages/_quantum-shift/PlatformMark.astro. */
  mark: 'screen' | 'waves' | 'disc' | 'pocket';
  /** Its own colour, as a class: at least 4.5:1 on paper. */
  color: string;
}

/** Where the podcast is to be had: the video playlist, two streaming services, Apple's. */
export const platforms: readonly PlatformLink[] = [
  {
    name: 'Video playlist',
    description: 'Every conversation with the faces that go with it.',
    url: site.links.podcast,
    mark: 'screen',
    color: 'text-[#a8321f]',
  },
  {
    name: 'Audio streaming',
    description: 'For the drive, the run, the hour before the house wakes.',
    url: site.links.podcastAudio,
    mark: 'waves',
    color: 'text-[#15693f]',
  },
  {
    name: 'Music streaming',
    description: 'In the app where your music is, beside your own lists.',
    url: site.links.podcastMusic,
    mark: 'disc',
    color: 'text-[#17598f]',
  },
  {
    name: 'Apple podcasts',
    description: 'In the app that came with your phone, kept for the flight.',
    url: site.links.podcastApple,
    mark: 'pocket',
    color: 'text-[#8a2f8f]',
  },
];
