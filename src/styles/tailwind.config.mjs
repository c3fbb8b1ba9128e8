import { readFileSync } from 'node:fs';
import plugin from 'tailwindcss/plugin.js';
import { colorRules, fontFaces, fontFamilies, headlineFit } from './tokens.ts';
import { sizes } from './type.ts';

const fallbacks = JSON.parse(readFileSync('src/styles/fonts/fallbacks.json', 'utf8'));
const { display, text: sans } = fontFamilies();

/**
 * The design system's tokens as utility classes. Colors are variables that an area (`data-area`) and a tone (`data-tone`)
 * set, so components don’t depend on an area. Their values come from theme.ts, the fonts those of type.ts.
 * @satisfies {import('tailwindcss').Config}
 */
export default {
  content: ['./src/**/*.{astro,tsx,ts}'],
  // reset.css replaces the reset.
  corePlugins: { preflight: false },
  // Puts the variables of transforms, shadows and filters on the elements that have one, not on every element.
  experimental: { optimizeUniversalDefaults: true },
  theme: {
    // In `em`, so that 200% text gets the layout of half the width.
    // From `scene` on, a page's picture stands next to its words.
    screens: { sm: '40em', md: '48em', scene: '56.25em', lg: '64em', xl: '80em', '2xl': '96em' },
    headlineFit: headlineFit(fallbacks),
    extend: {
      colors: {
        paper: 'var(--paper)',
        raised: 'var(--raised)',
        ink: 'var(--ink)',
        quiet: 'var(--quiet)',
        line: 'var(--line)',
        control: 'var(--control)',
        accent: 'var(--accent)',
        error: 'var(--error)',
        success: 'var(--success)',
      },
      fontFamily: { display, sans },
      fontSize: sizes,
      // Only colors and edges change on hover, with the browser's own timing function.
      transitionProperty: { colors: 'color, background-color, border-color' },
      transitionTimingFunction: { DEFAULT: undefined },
      borderRadius: { DEFAULT: '2px' },
      spacing: { 0: '0' },
      borderWidth: { 0: '0' },
      letterSpacing: { display: '-0.018em' },
    },
  },
  plugins: [plugin(({ addBase }) => addBase([...fontFaces(fallbacks), ...colorRules()]))],
};
