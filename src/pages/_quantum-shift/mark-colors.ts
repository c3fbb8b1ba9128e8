import type { PlatformLink } from '../../content/podcast.ts';

/** Classes for the platforms' own colors, each at least 4.5:1 on paper. */
export const MARK_COLORS: Record<PlatformLink['mark'], string> = {
  screen: 'text-[#a8321f]',
  waves: 'text-[#15693f]',
  disc: 'text-[#17598f]',
  pocket: 'text-[#8a2f8f]',
};
