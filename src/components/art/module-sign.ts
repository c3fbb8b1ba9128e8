import { unwrap } from '../../lib/unwrap.ts';
import type { Drawing } from './drawing.ts';

/** The size of a module's sign. The line enters at its lower left and leaves at its lower right. */
const SIDE = 120;

/** The sign of each module, by its dashboard tab: one stroke from foot to foot. */
const SIGNS: Record<string, string> = {
  /** A page with its head and a form. */
  websites: 'h12v-96h96v20h-96h96v76m-78-58h60m-60 8v12h60v-12zm0 20v12h24v-12zm78 30h12',
  /** A note with four lines. */
  crm: 'h16v-96h68l20 20v76m-68-62h48m-48 16h48m-48 16h48m-48 16h28m40 14h16',
  /** A letter, its flap drawn from the left. */
  email: 'h10v-68l50 42 50-42h-100h100v68h10',
  /** Four ads, each with more of the budget than the last. */
  ads: 'h8v-22h20v22h8v-44h20v44h8v-66h20v66h8v-88h20v88h8',
  /** A star. */
  reputation: 'h28.3l12-36.9-31.4-22.8h38.8l12-36.9 12 36.9h38.8l-31.4 22.8 12 36.9-31.4-22.8-31.4 22.8h91.7',
  /** A pin on the map. */
  listings: 'h60c-26-30-36-42-36-58a36 36 0 0 1 72 0c0 16-10 28-36 58h60',
  /** Visits that become fewer and better. */
  analytics: 'h8l20-34 14 16 20-46 16 24 24-56v96h18',
  /** An idea. */
  intelligence: 'h46v-20c-16-8-24-20-24-34a38 38 0 0 1 76 0c0 14-8 26-24 34v20h46',
};

const signOf = (tab: string) => unwrap(SIGNS[tab], `the sign of the tab ${tab} (components/art/module-sign.ts)`);

/** Returns a module's sign, for its social card. */
export function moduleSign(tab: string): Drawing {
  return { width: SIDE + 36, height: SIDE, strokes: [`M0 108h18${signOf(tab)}h18`] };
}
