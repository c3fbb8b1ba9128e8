import { customerStory } from '../../content/customer-story.ts';
import { modules } from '../../content/modules.ts';

/** A day of the customer's story, and the modules that she meets on it. */
export interface StoryDay {
  day: string;
  names: readonly string[];
}

/** The days from her first search to her order, which is on the last. */
export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The customer's story by day. */
export const storyDays: readonly StoryDay[] = [...new Set(customerStory.map(({ day }) => day))].map((day) => ({
  day,
  names: customerStory.filter((moment) => moment.day === day).flatMap(({ place }) => modules[place]?.title ?? []),
}));

/** What she does on the last day of the week. */
export const order = 'She orders the second sofa';
