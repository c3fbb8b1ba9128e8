import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { theme } from '../../styles/theme.ts';
import { cacheFolder } from '../cache/cache-folder.ts';
import { keptIn, keyOf } from '../cache/kept.ts';
import { cardLogo } from '../icons/logo.ts';
import { counting } from '../progress.ts';
import type { SocialCard } from './card-layout.ts';
import { cardFonts, socialCard } from './social-card.ts';

const AT_ONCE = 4;
const sources = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });
const kept = keptIn(cacheFolder('social-cards'));

/** A card, drawn or found again: its key holds all that goes in, the code, the fonts and the colors as well. */
export async function keptCard(card: SocialCard): Promise<Buffer> {
  const name = `${keyOf(await maker(), card)}.png`;
  const found = await kept.read(name);
  if (found) return found;
  const png = await socialCard(card);
  await kept.write(name, png);
  return png;
}

/** Draws all cards that are not there yet, several at a time: words are set while pictures are encoded. */
export async function keepCards(cards: readonly SocialCard[]): Promise<void> {
  const queue = [...cards];
  const count = counting('Social cards', cards.length);
  const work = async () => {
    for (let card = queue.pop(); card; card = queue.pop()) {
      await keptCard(card);
      count();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await kept.prune();
}

let made: Promise<string> | undefined;

/** Everything but the card itself that decides how it looks. */
function maker(): Promise<string> {
  return (made ??= Promise.all([cardFonts(), cardLogo()]).then(([fonts, logo]) => {
    const digests = fonts.map(({ data }) => createHash('sha256').update(new Uint8Array(data)).digest('hex'));
    return keyOf(sources, theme, digests, logo?.href, sharp.versions);
  }));
}
