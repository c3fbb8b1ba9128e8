import { site } from '../site.config.ts';

/** Set if scripts of the owner wait for a visitor's consent, so that every page asks. */
export const scriptsWait = site.scripts.some(({ consent }) => consent);
