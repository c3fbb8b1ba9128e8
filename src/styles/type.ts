/** A font family, as `npm run fonts` and the style sheet need it. */
export interface Family {
  name: string;
  /** The module path of the installed font that the site's file is cut from. */
  source: string;
  /** The file's weights: one, or the two ends of a variable font. */
  weight: readonly [number] | readonly [number, number];
  /**
   * The system fonts until the file loads, each with matching metrics: the first that the system has is shown. `xWidthAvg` of the
   * display face is fitted to the letters of headings, so that their lines break at the same words.
   */
  fallbacks: readonly [SystemFont, ...SystemFont[]];
  generic: 'serif' | 'sans-serif';
}

/** A system font: names of fonts with nearly equal metrics, and the average width of their letters in 2,048 units per em. */
interface SystemFont {
  locals: readonly string[];
  xWidthAvg: number;
}

/** Returns whether a family is a variable font, with every weight in its file. */
export function isVariable({ source }: Family): boolean {
  return source.includes('-variable/');
}

/** The site's two font families. To change one, edit it, install its package and run `npm run fonts`. */
export const type = {
  display: {
    name: 'Instrument Serif',
    source: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    weight: [400],
    // Windows and Apple; Android and Linux, whose letters are wider.
    fallbacks: [
      { locals: ['Times New Roman', 'Liberation Serif'], xWidthAvg: 846 },
      { locals: ['Noto Serif', 'DejaVu Serif'], xWidthAvg: 1081 },
    ],
    generic: 'serif',
  },
  text: {
    name: 'Instrument Sans',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weight: [400, 600],
    fallbacks: [{ locals: ['Arial', 'Liberation Sans', 'Roboto'], xWidthAvg: 913 }],
    generic: 'sans-serif',
  },
} as const satisfies Record<string, Family>;

/**
 * The scale: size and line height. Text in four sizes, a lead, and eight steps for display (`d1` to `d8`), fixed on
 * wide screens. On narrow ones they shrink with the window, so that 200% text still fits a headline's longest word on a phone.
 */
export const sizes: Record<string, [size: string, lineHeight: string]> = {
  xs: ['0.8125rem', '1.25rem'],
  sm: ['0.9375rem', '1.4rem'],
  base: ['1.0625rem', '1.65rem'],
  lg: ['1.25rem', '1.8rem'],
  lead: ['1.5rem', '2.125rem'],
  d1: ['min(1.375rem, 8vw)', '1.15'],
  d2: ['min(1.75rem, 9vw)', '1.1'],
  d3: ['min(2.25rem, 11vw)', '1.06'],
  d4: ['min(2.75rem, 13vw)', '1.04'],
  d5: ['min(3.5rem, 14vw)', '1.02'],
  d6: ['min(4.5rem, 17.5vw)', '0.98'],
  d7: ['min(5.75rem, 17.5vw)', '0.98'],
  d8: ['min(7.375rem, 17.5vw)', '0.98'],
  /** The site's name in the header. */
  name: ['min(1.375rem, 7vw)', '1'],
};
