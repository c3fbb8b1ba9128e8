import { unicodeRange } from './fonts/extended-latin.ts';
import { theme } from './theme.ts';
import { type Family, type } from './type.ts';

/** A fallback font's metrics in percent, set so that text doesn't move when the site's font loads. */
export interface FallbackMetrics {
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
}

/** The metrics of each family's fallbacks, in the order of `type`. */
type FallbackFonts = Readonly<Record<keyof typeof type, readonly FallbackMetrics[]>>;

type Rule = Record<string, Record<string, string | Record<string, string>>>;

const [[firstArea, firstAccent], ...otherAreas] = Object.entries(theme.accents) as [Area, ...Area[]];

type Area = [string, { light: string; dark: string }];

/**
 * Returns the theme as CSS variables: a tone sets the background, an area its two accents. On a panel in the area's color
 * everything is in the color of the paper, with the contrast that the accent has on paper. Print is black on white.
 */
export function colorRules(): Rule[] {
  const light = { accent: 'var(--light-accent)' };
  const dark = { accent: 'var(--dark-accent)' };
  return [
    { [`:root,[data-area='${firstArea}']`]: accents(firstAccent) },
    ...otherAreas.map(([area, colors]) => ({ [`[data-area='${area}']`]: accents(colors) })),
    { ":root,[data-tone='light']": variables(theme.light) },
    { ":root,[data-area],[data-tone='light']": variables(light) },
    { "[data-tone='dark']": variables({ ...theme.dark, ...dark }) },
    { "[data-tone='area']": variables(onAreaColor()) },
    { '@media print': { ':root,[data-tone]': variables({ ...theme.light, ...theme.print, ...light }) } },
  ];
}

function onAreaColor(): Record<string, string> {
  const { paper, raised } = theme.light;
  const ground = 'var(--light-accent)';
  const text = { ink: paper, quiet: paper, control: paper, error: paper, success: paper };
  return { paper: ground, raised: ground, ...text, line: `${paper}66`, accent: raised };
}

function accents({ light, dark }: Area[1]): Record<string, string> {
  return variables({ 'light-accent': light, 'dark-accent': dark });
}

/**
 * Returns the families' font faces and those of their fallbacks, the preferred one last, as CSS wants it. The display face swaps
 * in: headings keep their lines. With `optional`, a text font that misses the first paint waits for the next page, so that text
 * never moves while it is read.
 */
export function fontFaces(metrics: FallbackFonts): Rule[] {
  return entries().flatMap(([name, { weight, fallbacks }]) => [
    ...['', '-ext'].map((part) => ({
      '@font-face': {
        fontFamily: name,
        src: `url('./fonts/${name}${part}.woff2')`,
        ...(weight.length > 1 && { fontWeight: weight.join(' ') }),
        fontDisplay: name === 'display' ? 'swap' : 'optional',
        ...(part && { unicodeRange }),
      },
    })),
    ...fallbacks
      .flatMap(({ locals }, index) =>
        // The bold one too, which the browser would smear from the regular one.
        ['', ' Bold']
          .slice(0, weight.length)
          .map((style) => ({
            '@font-face': {
              fontFamily: `${name}-fallback`,
              src: locals.map((local) => `local('${local}${style}')`).join(', '),
              ...(style && { fontWeight: '600 700' }),
              ...metrics[name][index],
            },
          })),
      )
      .toReversed(),
  ]);
}

/** The average letter width of the family that screen-wide headlines were designed in, in units of the fallback. */
const HEADLINE_LETTER = 698;

/** Returns the scale of headlines as wide as the screen, so that they fit in a family with wider letters too. */
export function headlineFit({ display: [first] }: FallbackFonts): number {
  const letter = (Number.parseFloat(first?.sizeAdjust ?? '') / 100) * type.display.fallbacks[0].xWidthAvg;
  return Math.min(1, Number((HEADLINE_LETTER / letter).toFixed(3)));
}

export function fontFamilies(): Record<keyof typeof type, string[]> {
  const lists = entries().map(([name, { generic }]) => [name, [name, `${name}-fallback`, generic]] as const);
  return Object.fromEntries(lists) as unknown as Record<keyof typeof type, string[]>;
}

function entries(): [keyof typeof type, Family][] {
  return Object.entries(type) as [keyof typeof type, Family][];
}

function variables(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}
