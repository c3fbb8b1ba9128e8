/**
 * Every color of the site, for the style sheet, social cards, icon, manifest and browser bars. A test requires a contrast of 4.5:1 for text and 3:1 for controls.
 */
export const theme = {
  /** The default. */
  light: {
    paper: '#f7f5f0',
    raised: '#fffdf9',
    ink: '#14161a',
    quiet: '#565b66',
    line: '#dad6cc',
    control: '#82807a',
    error: '#a3261c',
    success: '#1c6b43',
  },
  /** Print colors that differ from light: no background, no pale text, no faint line. */
  print: { paper: '#fff', raised: '#fff', quiet: '#3a3e46', line: '#8f8c84' },
  /** Colors of dark panels and pages. */
  dark: {
    paper: '#0e1014',
    raised: '#171a20',
    ink: '#f7f5f0',
    quiet: '#a5aab5',
    line: '#2c3038',
    control: '#6f7683',
    error: '#ffa79b',
    success: '#86d6ab',
  },
  /** The color of each area, on light and dark backgrounds. */
  accents: {
    consulting: { light: '#1f4bff', dark: '#8fa8ff' },
    memento: { light: '#a4491b', dark: '#f0a878' },
    quantum: { light: '#5b3cc4', dark: '#b9a5ff' },
  },
} as const;
