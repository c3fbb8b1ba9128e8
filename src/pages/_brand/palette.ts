import { pages } from '../../content/pages.ts';
import { type Area, areas } from '../../content/pages/page-meta.ts';
import { theme } from '../../styles/theme.ts';
import type { drawings } from './strokes.ts';

/** The neutral colors, each shown as a band. */
export const GROUND = [
  { name: 'Paper', hex: theme.light.paper, use: 'Page background', look: 'bg-paper', dark: false },
  {
    name: 'Ink',
    hex: theme.light.ink,
    use: 'Text and the main button',
    look: 'bg-ink text-paper',
    dark: false,
  },
  {
    name: 'Quiet',
    hex: theme.light.quiet,
    use: 'Secondary text',
    look: 'bg-quiet text-paper',
    dark: false,
  },
  { name: 'Line', hex: theme.light.line, use: 'Thin rules', look: 'bg-line', dark: false },
  { name: 'Dark', hex: theme.dark.paper, use: 'An occasional panel', look: '', dark: true },
] as const;

/** A drawing for an area: its name among this page's drawings, and what it shows. */
interface AreaDrawing {
  name: keyof typeof drawings;
  caption: string;
}

const NAMES: Record<Area, { area: string; color: string; drawing: AreaDrawing }> = {
  consulting: {
    area: 'AI consulting',
    color: 'Cobalt',
    drawing: { name: 'wheels', caption: 'Wheels that turn each other' },
  },
  memento: {
    area: pages.memento.title,
    color: 'Copper',
    drawing: { name: 'table', caption: 'A table and its seats' },
  },
  quantum: {
    area: pages.quantumShift.title,
    color: 'Violet',
    drawing: { name: 'steps', caption: 'Waves that fall into step' },
  },
};

/** The three areas with their accents on light and dark, and their drawings. */
export const AREAS = areas.map((id) => ({
  id,
  ...NAMES[id],
  hex: theme.accents[id].light,
  onDark: theme.accents[id].dark,
}));
