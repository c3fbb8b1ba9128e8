import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { theme } from '../../styles/theme.ts';
import { cacheFolder } from '../../lib/cache-folder.ts';
import { openCache, digestOf } from '../../lib/cache.ts';
import { cardLogo } from '../icons.ts';
import type { SocialCard } from './card-layout.ts';
import { cardFonts, socialCard } from './social-card.ts';

const CONCURRENCY = 4;
const sources = import.meta.glob<string>('./*.ts', { query: '?raw', import: 'default', eager: true });
const FOLDER = cacheFolder('social-cards');
const cache = openCache(FOLDER);

/** Returns a card, from the cache if nothing that it is made from has changed: its content, the code, fonts and colors. */
export async function cachedCard(card: SocialCard): Promise<Buffer> {
  const name = await nameOf(card);
  return (await cache.read(name)) ?? drawAndCache(name, card);
}

/** Draws the cards that the cache doesn't have, several at a time. Returns the cached files by the cards' names. */
export async function cacheCards<Name>(cards: readonly (readonly [Name, SocialCard])[]): Promise<Map<Name, string>> {
  const queue = [...cards];
  const files = new Map<Name, string>();
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [name, card] = next;
      const file = await nameOf(card);
      if (!cache.has(file)) await drawAndCache(file, card);
      files.set(name, FOLDER + file);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  await cache.prune();
  return files;
}

async function drawAndCache(name: string, card: SocialCard): Promise<Buffer> {
  const png = await socialCard(card);
  await cache.write(name, png);
  return png;
}

async function nameOf(card: SocialCard): Promise<string> {
  return `${digestOf(await inputsDigest(), card)}.png`;
}

let inputs: Promise<string> | undefined;

/** Returns a digest of everything except the card itself that decides how it looks. */
function inputsDigest(): Promise<string> {
  return (inputs ??= Promise.all([cardFonts(), cardLogo()]).then(([fonts, logo]) => {
    const digests = fonts.map(({ data }) => createHash('sha256').update(new Uint8Array(data)).digest('hex'));
    return digestOf(sources, theme, digests, logo?.href, sharp.versions);
  }));
}
