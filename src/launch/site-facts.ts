import { isDrawnFounder } from '../components/art/drawn-founder.ts';
import { dinner } from '../content/dinner.ts';
import { events } from '../content/events.ts';
import { isOver } from '../content/derived/event-times.ts';
import { guideDigest } from '../content/derived/guide-digest.ts';
import { site } from '../site.config.ts';
import type { AnnouncedEvent } from './leads.ts';

/** Values of the site's modules. Vite loads this file, so that `withBase` works as in the build. */
export { isDrawnFounder, site };

/** Lists the events that pages announce. */
export function announcedEvents(now: Date): AnnouncedEvent[] {
  const summits = Object.values(events).map(({ title, time }) => ({
    title,
    file: 'src/content/events.ts',
    isOver: isOver(time, now),
  }));
  return [...summits, { title: dinner.name, file: 'src/content/dinner.ts', isOver: new Date(dinner.ends) < now }];
}

/** Returns the digest of the guide's words, or undefined if the owner shows another guide. */
export function guideText(): string | undefined {
  return site.embeds.guide ? undefined : guideDigest();
}
