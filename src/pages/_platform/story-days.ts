import { customerStory } from '../../content/customer-story.ts';
import { modules } from '../../content/modules.ts';
import type { StoryDay } from './story-line.ts';

/** The customer's story by day. */
export const storyDays: readonly StoryDay[] = [...new Set(customerStory.map(({ day }) => day))].map((day) => ({
  day,
  names: customerStory.filter((moment) => moment.day === day).flatMap(({ place }) => modules[place]?.title ?? []),
}));

/** What she does on the day before the last. */
export const order = 'orders the second sofa';
