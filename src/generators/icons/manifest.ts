import { paths } from '../../paths.ts';
import { site } from '../../site.config.ts';
import { theme } from '../../styles/theme.ts';

/** The sizes that phones and stores ask for, in pixels. */
export const MANIFEST_ICONS = [192, 512] as const;

/** What a phone needs to know of the site to put it on its home screen. */
export function webManifest() {
  return {
    name: site.name,
    short_name: site.name.length > 12 ? site.name.split(' ')[0] : site.name,
    description: site.description,
    lang: 'en',
    start_url: paths.home,
    scope: paths.home,
    display: 'browser',
    background_color: theme.light.paper,
    theme_color: theme.light.paper,
    icons: [
      { src: paths.icon, type: 'image/svg+xml', sizes: 'any' },
      ...MANIFEST_ICONS.map((size) => ({
        src: paths.iconPng(size),
        type: 'image/png',
        sizes: `${size}x${size}`,
        purpose: 'any maskable',
      })),
    ],
  };
}
