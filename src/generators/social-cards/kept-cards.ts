import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { theme } from '../../styles/theme.ts';
import { cacheFolder } from '../../lib/cache-folder.ts';
import { openCache, digestOf } from '../../lib/cache.ts';
import { cardLogo } from '../icons/logo.ts';
import { counting } from '../../lib/progress.ts';
import type { SocialCard } from './card-layout.ts';
import { cardFonts, socialCard } from './social-card.ts';

const AT_ONCE = 4;
const sources = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });
const FOLDER = cacheFolder('social-cards');
const kept = openCache(FOLDER);

/** A card, drawn or found again: its key holds all that goes in, the code, the fonts and the colors as well. */
export async function keptCard(card: SocialCard): Promise<Buffer> {
  const name = await nameOf(card);
  return (await kept.read(name)) ?? keepCard(name, card);
}

/** Draws all cards that are not there yet, several at a time: words are set while pictures are encoded. Where each is kept, by its name. */
export async function keepCards<Name>(cards: readonly (readonly [Name, SocialCard])[]): Promise<Map<Name, string>> {
  const queue = [...cards];
  const files = new Map<Name, string>();
  const count = counting('Social cards', cards.length);
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [name, card] = next;
      const file = await nameOf(card);
      if (!kept.has(file)) await keepCard(file, card);
      files.set(name, FOLDER + file);
      count();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await kept.prune();
  return files;
}

async function keepCard(name: string, card: SocialCard): Promise<Buffer> {
  const png = await socialCard(card);
  await kept.write(name, png);
  return png;
}

async function nameOf(card: SocialCard): Promise<string> {
  return `${digestOf(await maker(), card)}.png`;
}

let made: Promise<string> | undefined;

/** Everything but the card itself that decides how it looks. */
function maker(): Promise<string> {
  return (made ??= Promise.all([cardFonts(), cardLogo()]).then(([fonts, logo]) => {
    const digests = fonts.map(({ data }) => createHash('sha256').update(new Uint8Array(data)).digest('hex'));
    return digestOf(sources, theme, digests, logo?.href, sharp.versions);
  }));
}
