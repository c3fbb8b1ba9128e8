import { pages } from '../../content/pages.ts';
import type { Area } from '../../lib/area.ts';
import { theme } from '../../styles/theme.ts';

/** The basic colors, each as a band as tall as its share of the design. */
export const GROUND = [
  { name: 'Paper', hex: theme.light.paper, use: 'What everything stands on', look: 'bg-paper min-h-56', dark: false },
  {
    name: 'Ink',
    hex: theme.light.ink,
    use: 'Text and the one button of a screen',
    look: 'bg-ink text-paper min-h-28',
    dark: false,
  },
  {
    name: 'Quiet',
    hex: theme.light.quiet,
    use: 'Text that comes second',
    look: 'bg-quiet text-paper min-h-20',
    dark: false,
  },
  { name: 'Line', hex: theme.light.line, use: 'Hairlines, never boxes', look: 'bg-line', dark: false },
  { name: 'Dark', hex: theme.dark.paper, use: 'A panel now and then, for weight', look: 'min-h-28', dark: true },
] as const;

const NAMES: Record<Area, { area: string; color: string; drawing: string }> = {
  consulting: { area: 'AI consulting', color: 'Cobalt', drawing: 'A field of arcs that a force has turned.' },
  memento: { area: pages.memento.title, color: 'Copper', drawing: 'A table and its seats, in rings of light.' },
  quantum: {
    area: pages.quantumShift.title,
    color: 'Violet',
    drawing: 'Two waves that meet, and what is left of them.',
  },
};

/** The three areas, each with its accent on light and on dark and its drawing. */
export const AREAS = (['consulting', 'memento', 'quantum'] as const).map((id) => ({
  id,
  ...NAMES[id],
  hex: theme.accents[id].light,
  onDark: theme.accents[id].dark,
}));
