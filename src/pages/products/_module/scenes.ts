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
  /** The lines of the sample that the drawing shows. */
  always: readonly number[];
  /** The lines in large type. */
  large: readonly number[];
  /** How the sample is set: in columns, as a table, or with one large sentence. */
  sample: 'columns' | 'table' | 'sentence';
  /** The part of the drawing, nine by eight, that the page before shows, or of the story's picture. */
  sign: readonly [viewBox: string, ending?: '-path'];
}

export const openings: Record<Module['tab'], Opening> = {
  websites: { always: [0, 1], large: [2], sample: 'columns', sign: ['1010 2 630 560', '-path'] },
  crm: { always: [2, 3], large: [4], sample: 'table', sign: ['310 -24 257 228', '-path'] },
  email: { always: [0, 1, 2, 3], large: [4], sample: 'table', sign: ['720 -217 640 569', '-path'] },
  ads: { always: [0, 1, 4], large: [2], sample: 'table', sign: ['670 120 558 496', '-path'] },
  reputation: { always: [0], large: [1], sample: 'sentence', sign: ['109 20 239 212'] },
  listings: { isBeside: true, always: [0, 1, 2], large: [3], sample: 'columns', sign: ['874 0 675 600'] },
  analytics: { always: [], large: [0, 1], sample: 'sentence', sign: ['590 170 468 416', '-path'] },
  intelligence: { isBeside: true, always: [0], large: [2], sample: 'sentence', sign: ['420 20 652 580'] },
};

/** Returns the drawing of a module's stretch. */
export function moduleScene({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return SCENES[tab](linesOf(specimen));
}
