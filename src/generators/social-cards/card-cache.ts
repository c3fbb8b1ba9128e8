import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { digestOf, openCache } from '../../lib/files/cache.ts';
import { cacheFolder } from '../../lib/files/cache-folder.ts';
import { site } from '../../site.config.ts';
import { theme } from '../../styles/theme.ts';
import { ICONS } from '../icons.ts';
import { fontFiles } from './card-fonts.ts';
import { cardLogo } from './card-logo.ts';
import { type SocialCard, socialCard } from './social-card.ts';

const sources = import.meta.glob<string>(['./*.ts', '../../drawings/**/*.svg'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const cache = openCache(cacheFolder('social-cards'));

/** Returns a card, from the cache if nothing that it is made from has changed: its content, the code, fonts and colors. */
export async function cachedCard(card: SocialCard): Promise<Buffer> {
  const name = `${digestOf(await (inputs ??= inputsDigest()), card)}.png`;
  const cached = await cache.read(name);
  if (cached) return cached;
  const png = await socialCard(card);
  await cache.write(name, png);
  return png;
}

/** Draws the cards that the cache doesn't have, several at a time, and removes those of former builds. */
export async function cacheCards(cards: readonly SocialCard[]): Promise<void> {
  await Promise.all(cards.map(cachedCard));
  await cache.prune();
}

let inputs: Promise<string> | undefined;

/** Returns a digest of everything except the card itself that decides how it looks. */
async function inputsDigest(): Promise<string> {
  const icon = await ICONS['icon.svg'].make();
  const logo = (await cardLogo())?.data.toString('base64');
  const fonts = await Promise.all(fontFiles.map((file) => readFile(file, 'base64')));
  return digestOf(sources, site.name, theme, icon, logo, fonts, sharp.versions);
}
