import { builtAt } from '../lib/built-at.ts';
import { content } from './content.ts';
import { hoursOf, isOver } from './event-time.ts';

const { list } = content.events;
const { ahead, over } = content.eventsPage;

/** Whether every event is over on the day of the build, and the words for it. */
export const allOver = list.every(({ time }) => isOver(time, builtAt));
export const eventsNow = allOver ? over : ahead;

/** The first summit whose hours are known: the page's picture shows its day. */
export const drawn = list.find(({ time }) => hoursOf(time));
