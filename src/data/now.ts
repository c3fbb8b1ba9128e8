import { builtAt } from '../lib/built-at.ts';
import { allOver } from './computed.ts';
import { content } from './content.ts';
import { hoursOf, isOver } from './event-time.ts';

const { dinner, dinnerPage, events, eventsPage } = content;

/** Whether the dinner is over on the day of the build, and the words for it. */
export const dinnerOver = isOver(dinner.time, builtAt);
export const dinnerNow = dinnerOver ? dinnerPage.over : dinnerPage.ahead;

/** The words for events to come, or for none. */
export const eventsNow = allOver ? eventsPage.over : eventsPage.ahead;

/** Whether a date of a page lies ahead. Such a page’s texts are called `upcoming`. */
export const upcoming: Readonly<Record<string, boolean>> = { council: !dinnerOver, events: !allOver };

/** The first summit whose hours are known: the page's picture shows its day. */
export const drawn = events.list.find(({ time }) => hoursOf(time));
