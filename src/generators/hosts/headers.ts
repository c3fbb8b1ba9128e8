/** What a host says with a file beside its contents, and which files it says it of. */
export interface HeaderRule {
  /** Of which files: all, those whose names change with their contents, or those that only the site itself may load. */
  files: 'all' | 'hashed' | 'not-hashed' | 'own';
  name: string;
  value: string;
}

/** Folders, below the site's path, of files whose names change with their contents. */
export const HASHED_FOLDERS = ['_astro', 'pictures'];

/** How the names of files end that only the site itself loads; pictures, PDF, video and feed may be shown anywhere. */
export const OWN_FILES = ['html', 'js', 'woff2'];

const DENIED = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

/**
 * Every header of the site, in one list. What depends on a page (its policy for scripts and styles) stands in the page.
 * Files that keep their name are asked for anew each time, which costs an unchanged one no bytes: a page out of a
 * cache would ask for scripts that the last deploy has taken away.
 */
export const HEADERS: readonly HeaderRule[] = [
  { files: 'hashed', name: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
  { files: 'not-hashed', name: 'Cache-Control', value: 'no-cache' },
  // Three things that a policy in a page cannot say, or that old browsers read here alone.
  { files: 'all', name: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
  { files: 'all', name: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { files: 'all', name: 'X-Content-Type-Options', value: 'nosniff' },
  { files: 'all', name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { files: 'all', name: 'Permissions-Policy', value: DENIED.map((feature) => `${feature}=()`).join(', ') },
  { files: 'all', name: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { files: 'all', name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { files: 'own', name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

export function headersOf(files: HeaderRule['files']): readonly HeaderRule[] {
  return HEADERS.filter((rule) => rule.files === files);
}

/** Media types by the end of a file's name; hosts know most of them, but none knows all. */
export const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  txt: 'text/plain',
  xml: 'application/xml',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  ics: 'text/calendar',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** The feed's file, below the site's path, whose name tells no type. */
export const FEED = { path: 'functions/v1/fetch-blog-rss', type: 'application/rss+xml' };

/** Types that are text: sent in UTF-8, and compressed. */
export const TEXT_TYPES = [...Object.values(TYPES).filter((type) => /^text\/|xml|json/.test(type)), FEED.type];

/** A media type as it is sent. */
export function withCharset(type: string): string {
  return TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
