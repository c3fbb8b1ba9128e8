import { content } from './content.ts';

const { explainer, episodes, keynotes } = content.videos;

/** All videos. The first sets up the dialog that shows each of them. */
export const videos = [...(explainer ? [explainer] : []), ...episodes, ...keynotes];
