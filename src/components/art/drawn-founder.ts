import { site } from '../../site.config.ts';
import { portrait } from './portrait.ts';
import type { Stroke } from './stroke.ts';

/** The founder whom the portrait and the signature are drawn for. */
export const DRAWN_FOUNDER = 'Maren Vossberg';

/** True while the site belongs to the sample founder. Other founders have their own pictures, or none. */
export const isDrawnFounder = (site.founder.name as string) === DRAWN_FOUNDER;

/** The founder's drawing, for the `strokes.ts` of a page that shows it. */
export const founderStrokes: Readonly<Record<string, () => Stroke>> = isDrawnFounder ? { portrait } : {};
