import { BLOG_FOLDER, FEED_FILE, GUIDE_PDF, SEARCH_FOLDER } from './lib/files/file-paths.ts';

// Browser tests read content without Vite.
const base = (import.meta.env?.BASE_URL ?? '').replace(/\/$/, '');

/** Returns a route with the base path: `/blog/` is `/site/blog/` on a host that serves the site under /site. */
export function withBase(route: `/${string}`): string {
  return base + route;
}

/** The sizes of the icon that phones and app stores ask for, in pixels. */
export const MANIFEST_ICONS = [192, 512];

/**
 * Every internal address. Pages end with a slash, because nearly every host redirects to that form, which would cost each
 * link a round trip and give crawlers two addresses.
 */
export const paths = {
  home: withBase('/'),
  torque: withBase('/torque/'),
  guide: withBase('/torque-ai-guide/'),
  services: withBase('/services/'),
  accelerator: withBase('/enterprise-accelerator/'),
  about: withBase('/about/'),
  case: (slug: string) => withBase(`/cases/${slug}/`),
  contact: withBase('/contact/'),
  privacy: withBase('/privacy/'),
  quiz: withBase('/quiz/'),
  assessment: withBase('/assessment/'),
  memento: withBase('/memento-hub/'),
  council: withBase('/momento-council/'),
  events: withBase('/events/'),
  eventCalendar: (slug: string) => withBase(`/events/${slug}.ics`),
  momento: withBase('/momento/'),
  /** The private preview's form, for the platform instead of Momento. */
  platformPreview: `${withBase('/momento/')}#platform`,
  leadershipPilot: withBase('/memento-landing/'),
  platform: withBase('/platform/'),
  dashboard: withBase('/dashboard/'),
  product: (slug: string) => withBase(`/products/${slug}/`),
  brand: withBase('/brand/'),
  creatorLaunch: withBase('/creator-launch/'),
  quantumShift: withBase('/quantum-shift/'),
  coach: withBase('/quantum-shift/coach/'),
  executiveCoaching: withBase('/executive-coaching/'),
  blog: withBase(`/${BLOG_FOLDER}`),
  post: (slug: string) => withBase(`/${BLOG_FOLDER}${slug}/`),
  blogPage: (page: number) => withBase(`/${BLOG_FOLDER}${page === 1 ? '' : `page/${page}/`}`),
  blogYear: (year: string, page = 1) => withBase(`/${BLOG_FOLDER}archive/${year}/${page === 1 ? '' : `${page}/`}`),
  feed: withBase(`/${FEED_FILE}`),
  /** The archive's search (src/integrations/search-index.ts). */
  search: withBase(`/${SEARCH_FOLDER}pagefind.js`),
  /** A drawing of `src/drawings/posts` by its name. */
  postPicture: (name: string) => withBase(`/art/posts-${name}.svg`),
  /** A page in Markdown (src/content/pages), by the name of its file. */
  markdownPage: (name: string) => withBase(`/${name}/`),
  socialCard: (name: string) => withBase(`/cards/${name}.png`),
  icon: withBase('/icon.svg'),
  iconPng: (size: number) => withBase(`/icons/${size}.png`),
  appleTouchIcon: withBase('/apple-touch-icon.png'),
  logo: withBase('/logo.png'),
  portrait: withBase('/portrait.png'),
  sitemap: withBase('/sitemap-index.xml'),
  manifest: withBase('/manifest.webmanifest'),
  embeds: {
    newsletter: withBase('/embeds/newsletter/'),
    contact: withBase('/embeds/contact/'),
    booking: withBase('/embeds/booking/'),
    clip: withBase('/embeds/clip/'),
    guide: withBase(`/${GUIDE_PDF}`),
  },
};

/** Returns whether an address is of a page that the owner has switched off (`pagesOff` in site.json), or of its modules. */
export function isOff(href: string): boolean {
  const [path = ''] = href.split(/[?#]/);
  return switchedOff().some((page) => path === page || (page.endsWith('/products/') && path.startsWith(page)));
}

/** Returns the addresses of the switched-off pages. The platform's modules go with it. */
function switchedOff(): string[] {
  const names = import.meta.env ? String(import.meta.env.PAGES_OFF ?? '') : ''; // none in browser tests
  return names
    .split(' ')
    .map((name): unknown => paths[name as keyof typeof paths])
    .filter((path) => typeof path === 'string')
    .flatMap((path) => (path === paths.platform ? [path, withBase('/products/')] : [path]));
}
