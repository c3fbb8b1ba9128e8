import { pages } from '../../content/pages.ts';
import { type Area, areas } from '../../content/pages/page-meta.ts';
import { theme } from '../../styles/theme.ts';
import { strokes } from './strokes.ts';

/** The neutral colors, each shown as a band. */
export const GROUND = [
  { name: 'Paper', hex: theme.light.paper, use: 'Page background', look: 'bg-paper min-h-28', dark: false },
  {
    name: 'Ink',
    hex: theme.light.ink,
    use: 'Text and the main button',
    look: 'bg-ink text-paper min-h-28',
    dark: false,
  },
  {
    name: 'Quiet',
    hex: theme.light.quiet,
    use: 'Secondary text',
    look: 'bg-quiet text-paper min-h-20',
    dark: false,
  },
  { name: 'Line', hex: theme.light.line, use: 'Thin rules', look: 'bg-line', dark: false },
  { name: 'Dark', hex: theme.dark.paper, use: 'An occasional panel', look: 'min-h-28', dark: true },
] as const;

/** A drawing of the area's main page: its name among this page's strokes, and what it shows. */
interface AreaDrawing {
  name: keyof typeof strokes;
  caption: string;
}

const NAMES: Record<Area, { area: string; color: string; drawing: AreaDrawing }> = {
  consulting: {
    area: 'AI consulting',
    color: 'Cobalt',
    drawing: { name: 'gears', caption: 'Wheels that turn each other' },
  },
  memento: {
    area: pages.memento.title,
    color: 'Copper',
    drawing: { name: 'table', caption: 'A table and its seats' },
  },
  quantum: {
    area: pages.quantumShift.title,
    color: 'Violet',
    drawing: { name: 'shift', caption: 'Waves that fall into step' },
  },
};

/** The three areas with their accents on light and dark, and their drawings. */
export const AREAS = areas.map((id) => ({
  id,
  ...NAMES[id],
  hex: theme.accents[id].light,
  onDark: theme.accents[id].dark,
}));
