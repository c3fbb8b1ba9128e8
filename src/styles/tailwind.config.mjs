/**
 * The design system's tokens as utility classes. Colours are variables that an area (`data-area`) and a tone
 * (`data-tone`) set in global.css, so that no component knows which area it stands in.
 * @satisfies {import('tailwindcss').Config}
 */
export default {
  content: ['./src/**/*.{astro,tsx,ts}'],
  corePlugins: { container: false },
  theme: {
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
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
    fontFamily: {
      display: ['"Instrument Serif"', 'Display Fallback', 'serif'],
      sans: ['"Instrument Sans"', 'Text Fallback', 'sans-serif'],
    },
    fontSize: {
      xs: ['0.8125rem', '1.25rem'],
      sm: ['0.9375rem', '1.5rem'],
      base: ['1.0625rem', '1.75rem'],
      lg: ['1.25rem', '1.875rem'],
      xl: ['1.5rem', '1.75rem'],
      '2xl': ['clamp(1.75rem, 2.6vw, 2.125rem)', '1.1'],
      '3xl': ['clamp(2.25rem, 4.4vw, 3.5rem)', '1.04'],
      '4xl': ['clamp(2.75rem, 7vw, 5.75rem)', '0.97'],
    },
    borderRadius: { none: '0', DEFAULT: '2px', full: '9999px' },
  },
};
