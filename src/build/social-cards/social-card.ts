import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import satori from 'satori';
import sharp from 'sharp';
import { areaDrawing } from '../../components/art/area-drawing.ts';
import type { Area } from '../../lib/area.ts';
import { theme } from '../../styles/theme.ts';
import { type } from '../../styles/type.ts';

export interface SocialCard {
  title: string;
  area: Area;
  /** Decides the drawing. */
  seed: string;
  siteName: string;
}

const WIDTH = 1200;
const HEIGHT = 630;
const ART = 720;
const CACHE = 'node_modules/.cache/social-cards';
const FORMAT = '1'; // change with the design, so that no card of the former one is found in the cache

const { paper, ink, quiet } = theme.light;

const require = createRequire(import.meta.url);
const font = (file: string) => readFile(require.resolve(file));
let fonts: Promise<[Buffer, Buffer]> | undefined;

/** A page's social card, 1200 × 630 PNG: its title and its own drawing. Kept between builds, by its content. */
export async function socialCard(card: SocialCard): Promise<Buffer> {
  const key = createHash('sha256')
    .update(JSON.stringify([FORMAT, card]))
    .digest('hex')
    .slice(0, 24);
  const file = `${CACHE}/${key}.png`;
  const cached = await readFile(file).catch(() => undefined);
  if (cached) return cached;
  const png = await draw(card);
  await mkdir(CACHE, { recursive: true });
  await writeFile(file, png);
  return png;
}

async function draw(card: SocialCard): Promise<Buffer> {
  fonts ??= Promise.all([font(type.display.card), font(type.text.card)]);
  const [serif, sans] = await fonts;
  const svg = await satori(layout(card), {
    width: WIDTH,
    height: HEIGHT,
    fonts: [
      { name: 'serif', data: serif, weight: 400 },
      { name: 'sans', data: sans, weight: 500 },
    ],
  });
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer();
}

function layout({ title, area, seed, siteName }: SocialCard): Parameters<typeof satori>[0] {
  const size = title.length > 60 ? 64 : title.length > 30 ? 80 : 104;
  const art = { position: 'absolute', right: -190, top: (HEIGHT - ART) / 2, width: ART, height: ART };
  return box({ width: '100%', height: '100%', background: paper, color: ink, position: 'relative' }, [
    { type: 'img', key: 'art', props: { src: artUri(area, seed), width: ART, height: ART, style: art } },
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: 730,
        height: '100%',
        padding: '64px 0 60px 72px',
      },
      [
        box({ fontFamily: 'sans', fontSize: 26, color: quiet }, siteName),
        box({ fontFamily: 'serif', fontSize: size, lineHeight: 1, letterSpacing: '-0.018em' }, title),
        box({ width: 120, height: 4, background: theme.accents[area].light }, ''),
      ],
    ),
  ]);
}

type Node = Parameters<typeof satori>[0];

function box(style: Record<string, string | number>, children: Node | Node[]): Node {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } } as Node;
}

function artUri(area: Area, seed: string): string {
  const { width, height, strokes } = areaDrawing(area, seed);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="${theme.accents[area].light}"><path d="${strokes.join('')}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
