import { ACCENTS, ACCENTS_ON_DARK, DARK, INK, LINE, PAPER, QUIET } from '../../build/social-cards/card-colours.ts';
import type { Area } from '../../components/art/area-drawing.ts';

/** The colours that everything stands on. */
export const GROUND = [
  { name: 'Paper', hex: PAPER, use: 'What everything stands on' },
  { name: 'Ink', hex: INK, use: 'Text and the one button of a screen' },
  { name: 'Quiet', hex: QUIET, use: 'Text that comes second' },
  { name: 'Line', hex: LINE, use: 'Hairlines, never boxes' },
  { name: 'Dark', hex: DARK, use: 'A panel now and then, for weight' },
] as const;

const NAMES: Record<Area, { area: string; colour: string; drawing: string }> = {
  consulting: { area: 'AI consulting', colour: 'Cobalt', drawing: 'A field of arcs that a force has turned.' },
  memento: { area: 'Memento', colour: 'Copper', drawing: 'A table of twelve seats, in rings of light.' },
  quantum: { area: 'Quantum Shift', colour: 'Violet', drawing: 'Two waves that meet, and what is left of them.' },
};

/** The three areas: each an accent, the same on dark, and a drawing. */
export const AREAS = (['consulting', 'memento', 'quantum'] as const).map((id) => ({
  id,
  ...NAMES[id],
  hex: ACCENTS[id],
  onDark: ACCENTS_ON_DARK[id],
}));
