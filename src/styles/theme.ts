/**
 * Every color of the site. The style sheet's variables, the drawings on social cards, the icon, the manifest and the
 * browser's own bars read them here; a test holds text to a contrast of 4.5:1 and controls to 3:1.
 */
export const theme = {
  /** By day: paper and ink. */
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
  /** On paper, where the light theme differs: no ground, no pale text, no line that a printer loses. */
  print: {
    paper: '#fff',
    raised: '#fff',
    quiet: '#3a3e46',
    line: '#8f8c84',
  },
  /** A panel now and then, for weight, and pages that are dark as a whole. */
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
  /** The one color of each area, on either ground. */
  accents: {
    consulting: { light: '#1f4bff', dark: '#8fa8ff' },
    memento: { light: '#a4491b', dark: '#f0a878' },
    quantum: { light: '#5b3cc4', dark: '#b9a5ff' },
  },
} as const;
