import type { Module } from '../../../content/module-schema.ts';
import { analytics, intelligence } from './counted-scenes.ts';
import { crm, listings } from './drawn-scenes.ts';
import { reputation } from './review-scene.ts';
import { WIDE } from '../../../components/art/stroke.ts';
import { type Draw, type Lines, linesOf } from './stage.ts';
import { ads, email, websites } from './written-scenes.ts';

const SCENES: Record<Module['tab'], (line: Lines, title: string) => Draw> = {
  websites,
  crm,
  email,
  ads,
  reputation,
  listings,
  analytics: () => analytics,
  intelligence,
};

/** How a drawing's name ends in the modules' file of drawings (strokes.ts), if it isn't the first screen's. */
const PATH = `-path-${WIDE}`;

/** How a module's page opens: with its drawing below the first words, or next to them; and how its sample is set. */
interface Opening {
  isBeside?: boolean;
  /** The lines of the sample that the drawing shows. */
  always: readonly number[];
  /** The lines in large type. */
  large: readonly number[];
  /** How the sample is set: in columns, as a table, with one large sentence, or in the drawing alone. */
  sample: 'columns' | 'table' | 'sentence' | 'drawn';
  /** The part of the drawing, nine by eight, that the page before shows, or of the story's picture, or a sign of its own. */
  sign: readonly [viewBox: string, ending?: string];
}

export const openings: Record<Module['tab'], Opening> = {
  websites: { always: [0, 1, 2, 3], large: [], sample: 'drawn', sign: ['790 48 731 650', PATH] },
  crm: { always: [2, 3], large: [4], sample: 'table', sign: ['-26 -14.67 174 154.67', '-sign'] },
  email: { always: [0, 1, 2, 3], large: [4], sample: 'table', sign: ['500 -260 790 702', PATH] },
  ads: { always: [0, 1, 4], large: [2], sample: 'table', sign: ['670 120 558 496', PATH] },
  reputation: { always: [0, 1, 2, 3, 4], large: [], sample: 'drawn', sign: ['109 20 239 212'] },
  listings: { isBeside: true, always: [0, 1, 2], large: [3], sample: 'columns', sign: ['874 0 675 600'] },
  analytics: { always: [], large: [0, 1], sample: 'sentence', sign: ['590 170 468 416', PATH] },
  intelligence: { isBeside: true, always: [0], large: [2], sample: 'sentence', sign: ['420 20 652 580'] },
};

/** Returns the drawing of a module's stretch. */
export function moduleScene({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return SCENES[tab](linesOf(specimen), specimen.title);
}
