import type { APIRoute } from 'astro';
import { language } from '../locale.ts';
import { MANIFEST_ICONS, paths } from '../paths.ts';
import { site } from '../site.config.ts';
import { theme } from '../styles/theme.ts';

/** Below an icon, phones show up to 12 letters: the words of the name that fit. */
const [shortName] = /^.{0,11}[^\s,](?![^\s,])|\S+/u.exec(site.name) ?? [site.name];
const png = (size: number) => ({ src: paths.iconPng(size), type: 'image/png', sizes: `${size}x${size}` });

/** Serves the web app manifest, which phones read before they add the site to a home screen. */
export const GET: APIRoute = () =>
  Response.json(
    {
      name: site.name,
      short_name: shortName,
      description: site.description,
      lang: language,
      start_url: paths.home,
      scope: paths.home,
      display: 'browser',
      background_color: theme.light.paper,
      theme_color: theme.light.paper,
      icons: [
        { src: paths.icon, type: 'image/svg+xml', sizes: 'any' },
        ...MANIFEST_ICONS.map((size) => ({ ...png(size), purpose: 'any maskable' })),
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
