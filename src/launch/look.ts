import { grouped } from '../lib/format.ts';
import type { Finding, FindingToLocate } from './finding.ts';

type Colors = Readonly<Record<'paper' | 'raised' | 'ink' | 'quiet' | 'control' | 'error' | 'success', string>>;

/** The colors of the theme that text and controls have. */
export interface Palette {
  light: Colors;
  dark: Colors;
  accents: Readonly<Record<string, Readonly<Record<'light' | 'dark', string>>>>;
}

/** WCAG 2.2: at least 4.5:1 for text and 3:1 for what marks a control. */
const TEXT_CONTRAST = 4.5;
const CONTROL_CONTRAST = 3;

/** Lists the theme's colors that have too little contrast with their background. */
export function lowContrast({ light, dark, accents }: Palette): FindingToLocate[] {
  return (['light', 'dark'] as const).flatMap((tone) => {
    const colors = tone === 'light' ? light : dark;
    const text = (['ink', 'quiet', 'error', 'success'] as const).map((name) => [name, colors[name]] as const);
    const accent = Object.entries(accents).map(([area, pair]) => [`accents.${area}`, pair[tone]] as const);
    const wanted = [
      ...[...text, ...accent].map(([name, color]) => ({ name, color, minimum: TEXT_CONTRAST })),
      { name: 'control', color: colors.control, minimum: CONTROL_CONTRAST },
    ];
    return wanted.flatMap(({ name, color, minimum }) =>
      (['paper', 'raised'] as const)
        .filter((ground) => contrast(color, colors[ground]) < minimum)
        .map((ground): FindingToLocate => {
          const ratio = Math.floor(contrast(color, colors[ground]) * 100) / 100;
          return {
            level: 'blocking',
            file: 'src/styles/theme.ts',
            at: `${name.replace('accents.', '')}:`,
            problem: `${name} (${color}) on ${tone} ${ground} (${colors[ground]}) has a contrast of ${ratio}:1, too low for many people to read.`,
            remedy: `Make it at least ${minimum}:1.`,
          };
        }),
    );
  });
}

/** Returns the contrast of two colors (#rrggbb), 1 to 21, as WCAG 2 defines it. */
export function contrast(a: string, b: string): number {
  const [lighter = 0, darker = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The pictures of the founder that the site has. */
export interface FounderPictures {
  /** Set if the site shows the drawings made for the sample founder. */
  isDrawn: boolean;
  /** Names of files in the folder of brand pictures, without their endings. */
  present: ReadonlySet<string>;
}

/** Reports a portrait and a signature that the owner has not supplied. */
export function missingFounderPictures({ isDrawn, present }: FounderPictures): Finding[] {
  return ['portrait', 'signature']
    .filter((name) => !present.has(name))
    .map((name) => ({
      level: isDrawn ? 'blocking' : 'advice',
      file: 'src/content/brand',
      problem: isDrawn
        ? `The ${name} on the site is the sample founder’s.`
        : `There is no ${name}, so no page shows one.`,
      remedy: `Add a file named ${name} (src/content/brand/README.md).`,
    }));
}

/** Bytes of both fonts together. They load with the page, on slow lines too. */
export const FONT_BUDGET = 44_000;

/** Reports fonts that are too heavy, and what makes them lighter. `sizes`: the bytes of each font by path. */
export function heavyFonts(sizes: Readonly<Record<string, number>>): Finding[] {
  const together = Object.values(sizes).reduce((sum, bytes) => sum + bytes, 0);
  if (together <= FONT_BUDGET) return [];
  const each = Object.entries(sizes).map(([file, size]) => `${file} ${grouped(size)}`);
  return [
    {
      level: 'blocking',
      file: 'src/styles/type.ts',
      problem: `The fonts weigh ${grouped(together)} bytes together (${each.join(', ')}), ${grouped(together - FONT_BUDGET)} more than the budget.`,
      remedy:
        'Use one weight instead of a range (weight: [400]), a file with fewer axes (its name ends in -wght-normal), another family, or fewer characters in src/scripts/fonts.ts. Then run npm run fonts.',
    },
  ];
}

/** A file that a command makes from the content or the theme, and that is committed. */
export interface MadeFile {
  /** Its name in `public` and in the built site. */
  name: string;
  command: string;
  /** Its source, in words. */
  source: string;
  /** A fingerprint of what it should be made from; undefined if the site doesn't use the file. */
  wanted: string | undefined;
  /** The fingerprint in the file in `public`. */
  present: string | undefined;
  /** The fingerprint in the copy in the built site; undefined if there is none. */
  built: string | undefined;
}

/** Reports made files that are older than their source. */
export function staleFiles(files: readonly MadeFile[]): Finding[] {
  return files.flatMap(({ name, command, source, wanted, present, built }): Finding[] => {
    if (wanted === undefined) return [];
    const problem = `The file is older than ${source}.`;
    if (!present?.includes(wanted)) {
      const remedy = `Run ${command}, then npm run build.`;
      return [{ level: 'blocking', file: `public/${name}`, problem, remedy }];
    }
    if (built === undefined || built.includes(wanted)) return [];
    return [{ level: 'blocking', file: `dist/${name}`, problem, remedy: 'Run npm run build.' }];
  });
}
