import { theme } from './theme.ts';
import { type Family, type } from './type.ts';

/** What a fallback must be set to so that words keep their place when the site's own font comes; percentages. */
export interface FallbackMetrics {
  sizeAdjust: string;
  ascentOverride: string;
  descentOverride: string;
  lineGapOverride: string;
}

type Rule = Record<string, Record<string, string | Record<string, string>>>;

const AREAS = Object.entries(theme.accents);
const DEFAULT = theme.accents.consulting;

/** The theme as CSS variables: a tone sets the ground, an area only the accent. On paper everything is ink on white. */
export function colorRules(): Rule[] {
  return [
    { ":root,[data-tone='light']": variables({ ...theme.light, accent: DEFAULT.light }) },
    { "[data-tone='dark']": variables({ ...theme.dark, accent: DEFAULT.dark }) },
    ...AREAS.filter(([, accent]) => accent !== DEFAULT).flatMap(([area, { light, dark }]) => [
      { [`[data-area='${area}'],[data-area='${area}'] [data-tone='light']`]: variables({ accent: light }) },
      {
        [`[data-area='${area}'][data-tone='dark'],[data-area='${area}'] [data-tone='dark']`]: variables({
          accent: dark,
        }),
      },
    ]),
    { '@media print': { ':root,[data-tone]': variables({ ...theme.light, paper: '#fff', raised: '#fff' }) } },
    ...AREAS.map(([area, { light }]) => ({
      '@media print': { [`[data-area='${area}'],[data-area='${area}'] [data-tone]`]: variables({ accent: light }) },
    })),
  ];
}

/**
 * The families' font faces and those of their fallbacks. `optional`: a font that comes too late for the first paint
 * waits for the next page rather than move the words that somebody is reading.
 */
export function fontFaces(metrics: Readonly<Record<keyof typeof type, FallbackMetrics>>): Rule[] {
  return entries().flatMap(([name, { weight, fallback }]) => [
    {
      '@font-face': {
        fontFamily: name,
        src: `url('./fonts/${name}.woff2') format('woff2')`,
        ...(weight.length > 1 && { fontWeight: weight.join(' ') }),
        fontDisplay: 'optional',
      },
    },
    {
      '@font-face': {
        fontFamily: `${name}-fallback`,
        src: fallback.locals.map((local) => `local('${local}')`).join(', '),
        ...metrics[name],
      },
    },
  ]);
}

/** The families as `font-family` lists. */
export function fontFamilies(): Record<keyof typeof type, string[]> {
  const lists = entries().map(([name, { fallback }]) => [name, [name, `${name}-fallback`, fallback.generic]] as const);
  return Object.fromEntries(lists) as unknown as Record<keyof typeof type, string[]>;
}

function entries(): [keyof typeof type, Family][] {
  return Object.entries(type) as [keyof typeof type, Family][];
}

function variables(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`--${name}`, value]));
}
