import type { Unlocated } from './finding.ts';

type Colors = Readonly<Record<'paper' | 'raised' | 'ink' | 'quiet' | 'control' | 'error' | 'success', string>>;

export interface Palette {
  light: Colors;
  dark: Colors;
  accents: Readonly<Record<string, Readonly<Record<'light' | 'dark', string>>>>;
}

/** WCAG 2.2: text at least 4.5:1, what shows a control at least 3:1. */
const TEXT = 4.5;
const CONTROL = 3;

/** Colors of the theme that can't be read on the ground they stand on. */
export function unreadable({ light, dark, accents }: Palette): Unlocated[] {
  return (['light', 'dark'] as const).flatMap((tone) => {
    const colors = tone === 'light' ? light : dark;
    const text = {
      ...Object.fromEntries((['ink', 'quiet', 'error', 'success'] as const).map((name) => [name, colors[name]])),
      ...Object.fromEntries(Object.entries(accents).map(([area, accent]) => [`accents.${area}`, accent[tone]])),
    };
    const wanted = [
      ...Object.entries(text).map(([name, color]) => ({ name, color, least: TEXT })),
      { name: 'control', color: colors.control, least: CONTROL },
    ];
    return wanted.flatMap(({ name, color, least }) =>
      (['paper', 'raised'] as const)
        .filter((ground) => contrast(color, colors[ground]) < least)
        .map((ground): Unlocated => {
          const ratio = Math.floor(contrast(color, colors[ground]) * 100) / 100;
          return {
            level: 'blocking',
            file: 'src/styles/theme.ts',
            at: `${name.replace('accents.', '')}:`,
            problem: `${name} (${color}) on ${tone} ${ground} (${colors[ground]}) has a contrast of ${ratio}:1; many people can't read it.`,
            remedy: `Make it at least ${least}:1.`,
          };
        }),
    );
  });
}

/** The contrast of two colors (#rrggbb), 1 to 21, as WCAG 2 defines it. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(color.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}
