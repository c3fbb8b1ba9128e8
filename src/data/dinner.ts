import { builtAt } from '../lib/built-at.ts';
import { content } from './content.ts';
import { isOver } from './event-time.ts';

const { ahead, over } = content.dinnerPage;

/** Whether the dinner is over on the day of the build, and the words for it. */
export const dinnerOver = isOver(content.dinner.time, builtAt);
export const dinnerNow = dinnerOver ? over : ahead;
