import { readFileSync } from 'node:fs';
import plugin from 'tailwindcss/plugin.js';
import { colorRules, fontFaces, fontFamilies, headlineFit } from './tokens.ts';
import { sizes } from './type.ts';

const fallbacks = JSON.parse(readFileSync('src/styles/fonts/fallbacks.json', 'utf8'));
const marks = JSON.parse(readFileSync('src/styles/fonts/quotation-marks.json', 'utf8'));
/** The tighter letter spacing of headlines, as a share of their size. */
const CLOSER = 0.018;
const { display, text: sans } = fontFamilies();

const UNUSED =
  'preflight container borderSpacing touchAction scrollSnapType gradientColorStops fontVariantNumeric ringWidth ringColor ' +
  'ringOffsetWidth ringOffsetColor boxShadow boxShadowColor contain filter blur brightness contrast dropShadow ' +
  'grayscale hueRotate invert saturate sepia backdropFilter backdropBlur backdropBrightness backdropContrast ' +
  'backdropGrayscale backdropHueRotate backdropInvert backdropOpacity backdropSaturate backdropSepia divideWidth space ' +
  'textOpacity backgroundOpacity borderOpacity transform translate rotate scale skew margin padding';

const SIDES = { '': '', x: '-inline', y: '-block', t: '-top', r: '-right', b: '-bottom', l: '-left' };

/** Tailwind's margin and padding utilities, with one declaration where Tailwind writes two. */
const spacing = plugin(({ matchUtilities, theme }) => {
  for (const box of ['margin', 'padding'])
    for (const [side, suffix] of Object.entries(SIDES))
      matchUtilities(
        { [box[0] + side]: (value) => ({ [box + suffix]: value }) },
        { values: theme(box), supportsNegativeValues: box === 'margin' },
      );
});

/**
 * The design system's tokens as utility classes. Colors are variables that an area (`data-area`) and a tone (`data-tone`)
 * set, so components don’t depend on an area. Their values come from theme.ts, the fonts those of type.ts.
 * @satisfies {import('tailwindcss').Config}
 */
export default {
  content: ['./src/**/*.{astro,tsx,ts}'],
  // Utilities that the site doesn't use. reset.css replaces the reset; most others would put variables on every element.
  corePlugins: Object.fromEntries(UNUSED.split(' ').map((name) => [name, false])),
  theme: {
    // In `em`, so that 200% text gets the layout of half the width.
    screens: { sm: '40em', md: '48em', lg: '64em', xl: '80em' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
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
    headlineFit: headlineFit(fallbacks),
    fontSize: sizes,
    // Only colors and edges change on hover, with the browser's own timing function.
    transitionProperty: { none: 'none', colors: 'color, background-color, border-color' },
    transitionTimingFunction: { out: 'ease-out' },
    borderRadius: { none: '0', DEFAULT: '2px', full: '9999px' },
    extend: {
      spacing: { 0: '0' },
      borderWidth: { 0: '0' },
      letterSpacing: { display: `-${CLOSER}em` },
      // A large quotation's mark hangs by its own width.
      textIndent: { mark: `${Number((marks.display - CLOSER).toFixed(2))}em` },
    },
  },
  plugins: [spacing, plugin(({ addBase }) => addBase([...fontFaces(fallbacks), ...colorRules()]))],
};
