import type { Module } from '../../../content/module-schema.ts';
import { ads, analytics, crm, intelligence, listings } from './drawn-scenes.ts';
import type { Draw, Lines } from './stage.ts';
import { email, reputation, websites } from './written-scenes.ts';

const SCENES: Record<Module['tab'], (line: Lines) => Draw> = {
  websites,
  crm,
  email,
  ads,
  reputation,
  listings,
  analytics,
  intelligence,
};

/** The lines of its sample that each scene shows at every width, and on wide screens only. */
export const shownLines: Record<Module['tab'], { always: readonly number[]; wide?: readonly number[] }> = {
  websites: { always: [1, 2, 3] },
  crm: { always: [2, 3] },
  email: { always: [0, 1, 2, 3], wide: [4] },
  ads: { always: [0, 1, 4] },
  reputation: { always: [0, 1, 4] },
  listings: { always: [0, 1, 2, 3] },
  analytics: { always: [0], wide: [1] },
  intelligence: { always: [0] },
};

/** Returns the drawing of a module's stretch. */
export function moduleScene({ tab, specimen }: Pick<Module, 'tab' | 'specimen'>): Draw {
  return SCENES[tab]((place) => specimen.lines[place] ?? { label: '', text: '' });
}
