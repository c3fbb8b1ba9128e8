import type { Area } from '../../components/art/area-drawing.ts';

// The tokens of styles/global.css that pictures made at build need as plain values; a test holds the two together.
export const PAPER = '#f7f5f0';
export const INK = '#14161a';
export const QUIET = '#565b66';
export const ACCENTS: Record<Area, string> = { consulting: '#1f4bff', memento: '#a4491b', quantum: '#5b3cc4' };

// The rest of the palette, for the page that shows it.
export const LINE = '#dad6cc';
export const DARK = '#0e1014';
export const ACCENTS_ON_DARK: Record<Area, string> = { consulting: '#8fa8ff', memento: '#f0a878', quantum: '#b9a5ff' };
