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

/** How a module's page opens: with its drawing below the first words, or next to them; and which lines of its sample follow in large type. */
interface Opening {
  /** The lines that the drawing shows at every width, and on wide screens only. */
  always: readonly number[];
  wide?: readonly number[];
  isBeside?: boolean;
  large?: readonly number[];
}

export const openings: Record<Module['tab'], Opening> = {
  websites: { always: [1, 2], large: [4] },
  crm: { always: [2, 3], large: [4] },
  email: { always: [0, 1, 2, 3], large: [4] },
  ads: { always: [0, 1, 4], large: [2] },
  reputation: { always: [0], large: [1] },
  listings: { always: [0, 1, 2], wide: [3], isBeside: true, large: [4] },
  analytics: { always: [], large: [0, 1] },
  intelligence: { always: [0], isBeside: true, large: [2] },
};

/** Returns the drawing of a module's stretch. */
export function moduleScene({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return SCENES[tab](linesOf(specimen));
}
