import type { ImageMetadata } from 'astro';

/** A picture that only the owner can supply. Without it, the site shows its own drawing (src/content/brand/README.md). */
interface BrandPicture extends Pick<ImageMetadata, 'src' | 'width' | 'height'> {
  /** Its path in the project. */
  file: string;
}

const found = import.meta.glob<ImageMetadata>('../brand/*.{svg,png,jpg,jpeg,webp,avif}', {
  eager: true,
  import: 'default',
});

/** Returns the owner's picture of a name, or undefined. */
export function brandPicture(name: 'logo' | 'portrait' | 'signature' | 'icon'): BrandPicture | undefined {
  const [path, picture] = Object.entries(found).find(([key]) => key.startsWith(`../brand/${name}.`)) ?? [];
  if (!path || !picture) return undefined;
  const { src, width, height } = picture;
  return { src, width, height, file: `src/content${path.slice(2)}` };
}
