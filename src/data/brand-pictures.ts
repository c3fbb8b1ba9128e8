import type { ImageMetadata } from 'astro';
import { ContentError } from '../lib/validation.ts';
import { site } from '../site.config.ts';
import { pages } from './pages.ts';

const found = import.meta.glob<ImageMetadata>('../content/brand/*.{svg,png,jpg,jpeg,webp,avif}', {
  eager: true,
  import: 'default',
});

/** Returns a picture that only the owner can supply. Without it, the site shows its own drawing (src/content/brand/README.md). */
export function brandPicture(name: 'logo' | 'portrait' | 'signature' | 'icon') {
  const [path, picture] = Object.entries(found).find(([key]) => key.startsWith(`../content/brand/${name}.`)) ?? [];
  return path && picture ? { picture, file: `src/content${path.slice('../content'.length)}` } : undefined;
}

/** Whether the site's mark stands next to its name: an owner's icon takes its place. */
export const hasMark: boolean = !brandPicture('icon');

/** Whether the founder is the sample's, whose signature is drawn. Another has one of their own, or none. */
export const isDrawnFounder: boolean = site.founder.name === 'Maren Vossberg';

const heroes: Readonly<Partial<Record<string, { readonly photo: string; readonly alt?: string | undefined }>>> =
  site.hero;

/** Returns the owner's photo for the first screen of the page at a path, or undefined. */
export function heroPhoto(pathname: string): ImageMetadata | undefined {
  const name = nameOf(pathname);
  const photo = heroes[name]?.photo;
  if (photo === undefined) return undefined;
  const picture = found[`../content/brand/${photo}`];
  if (picture) return picture;
  throw new ContentError([
    `src/content/site.json: hero.${name}.photo: src/content/brand has no file named "${photo}".`,
  ]);
}

/** Returns what the owner says that this photo shows; '' if it only decorates. */
export function heroAlt(pathname: string): string {
  return heroes[nameOf(pathname)]?.alt ?? '';
}

function nameOf(pathname: string): string {
  const path = pathname.replace(/\/?$/, '/');
  return Object.entries(pages).find(([, page]) => page.path === path)?.[0] ?? '';
}
