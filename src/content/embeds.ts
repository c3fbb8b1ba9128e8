import { content } from '../data/content.ts';

export { frames } from '../data/frames.ts';
export const words = content.embeds;
