import type { Drawing } from '../../components/art/drawing.ts';
import { storyOrder } from '../../content/customer-story.ts';
import { modules } from '../../content/modules.ts';
import { customerThread } from './customer-thread.ts';

/** Returns the drawing of the page’s social card. */
export function card(): Drawing {
  return customerThread(storyOrder, modules.length);
}
