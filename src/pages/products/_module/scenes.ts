import type { Module } from '../../../content/module-schema.ts';
import { analytics, intelligence } from './counted-scenes.ts';
import { crm, listings, reputation } from './drawn-scenes.ts';
import { type Draw, type Lines, linesOf } from './stage.ts';
import { ads, email, websites } from './written-scenes.ts';

const SCENES: Record<Module['tab'], (line: Lines) => Draw> = {
  websites,
  crm,
  email,
  ads,
  reputation,
  listings,
  analytics: () => analytics,
  intelligence,
};

/** How a module's page opens: with its drawing below the first words, or next to them; and how its sample is set. */
interface Opening {
  isBeside?: boolean;
  /** The lines of the sample that the drawing shows at every width, and on wide screens only. */
  always: readonly number[];
  wide?: readonly number[];
  /** The lines in large type. */
  large: readonly number[];
  /** Where the heading stands: in the margin, above the second column of a table, or above one sentence across the page. */
  sample: 'margin' | 'table' | 'sentence';
}

export const openings: Record<Module['tab'], Opening> = {
  websites: { always: [1, 2], large: [4], sample: 'margin' },
  crm: { always: [2, 3], large: [4], sample: 'margin' },
  email: { always: [0, 1, 2, 3], large: [4], sample: 'table' },
  ads: { always: [0, 1, 4], large: [2], sample: 'table' },
  reputation: { always: [0], large: [1], sample: 'sentence' },
  listings: { isBeside: true, always: [0, 1, 2], wide: [3], large: [4], sample: 'margin' },
  analytics: { always: [], large: [0, 1], sample: 'sentence' },
  intelligence: { isBeside: true, always: [0], large: [2], sample: 'sentence' },
};

/** Returns the drawing of a module's stretch. */
export function moduleScene({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return SCENES[tab](linesOf(specimen));
}
