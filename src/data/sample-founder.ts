import { site } from '../site.config.ts';

const DRAWN_FOUNDER = 'Maren Vossberg';

/** True while the site belongs to the sample founder. Other founders have their own signature, or none. */
export const isDrawnFounder = (site.founder.name as string) === DRAWN_FOUNDER;
