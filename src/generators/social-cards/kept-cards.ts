import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { theme } from '../../styles/theme.ts';
import { cacheFolder } from '../../lib/cache-folder.ts';
import { openCache, digestOf } from '../../lib/cache.ts';
import { cardLogo } from '../icons.ts';
import { counting } from '../../lib/progress.ts';
import type { SocialCard } from './card-layout.ts';
import { cardFonts, socialCard } from './social-card.ts';

const CONCURRENCY = 4;
const sources = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });
const FOLDER = cacheFolder('social-cards');
const kept = openCache(FOLDER);

/** Returns a card, from the cache if nothing that it is made from has changed: its content, the code, fonts and colors. */
export async function keptCard(card: SocialCard): Promise<Buffer> {
  const name = await nameOf(card);
  return (await kept.read(name)) ?? keepCard(name, card);
}

/** Draws the cards that the cache doesn't have, several at a time. Returns the cached files by the cards' names. */
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
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
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

/** Returns the key of everything but the card itself that decides how it looks. */
function maker(): Promise<string> {
  return (made ??= Promise.all([cardFonts(), cardLogo()]).then(([fonts, logo]) => {
    const digests = fonts.map(({ data }) => createHash('sha256').update(new Uint8Array(data)).digest('hex'));
    return digestOf(sources, theme, digests, logo?.href, sharp.versions);
  }));
}
