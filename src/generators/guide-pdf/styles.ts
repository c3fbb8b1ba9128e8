import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { theme } from '../../styles/theme.ts';
import { type Family, isVariable, type } from '../../styles/type.ts';

const require = createRequire(import.meta.url);
const STYLES = 'src/styles/guide-pdf.css';
/** The weights that the guide uses of a variable font. */
const WEIGHTS = [400, 500];

/** Returns the guide's style sheet with the site's colors and its fonts, cut to the characters of `text`. */
export async function guideStyles(text: string): Promise<string> {
  const faces = Object.entries<Family>(type).flatMap(([name, family]) =>
    (family.weight.length > 1 ? WEIGHTS : family.weight).map((cut) => face(name, family, cut, text)),
  );
  const { light, dark, accents } = theme;
  const colors = [
    ...variables('--', { ...light, accent: accents.consulting.light }),
    ...variables('--dark-', { ...dark, accent: accents.consulting.dark }),
  ];
  return [...(await Promise.all(faces)), `:root{${colors.join(';')}}`, await readFile(STYLES, 'utf8')].join('\n');
}

/** Returns one weight of a font. Fixes it if the font is variable, because Chromium embeds those as outlines without a name. */
async function face(name: string, family: Family, weight: number, text: string): Promise<string> {
  const font = await subsetFont(await readFile(require.resolve(family.source)), text, {
    targetFormat: 'woff2',
    ...(isVariable(family) && { variationAxes: { wght: weight } }),
  });
  return `@font-face{font-family:${name};font-weight:${weight};src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}

function variables(prefix: string, colors: Readonly<Record<string, string>>): string[] {
  return Object.entries(colors).map(([name, color]) => `${prefix}${name}:${color}`);
}
