import { FEED_FILE } from '../../lib/file-paths.ts';

/** The site that a host's configuration is written for. */
export interface HostedSite {
  /** The site's path, with a slash at both ends. */
  base: string;
  /** The site's host name. */
  host: string;
  /** The folder that the host serves as its root. The site's files are at the site's path in it. */
  root: string;
  port: number;
  /** Set if the build writes compressed copies next to its files. */
  precompressed: boolean;
}

/** A header, and the files that it belongs to. */
export interface HeaderRule {
  /** `hashed`: files whose names change with their contents. `own`: files that only the site itself may load. */
  files: 'all' | 'hashed' | 'not-hashed' | 'own';
  name: string;
  value: string;
}

/** Folders, below the site's path, of files whose names change with their contents. */
export const HASHED_FOLDERS = ['_astro', 'pictures'];

/** The extensions of files that only the site itself loads. Any site may show its pictures, PDF, video and feed. */
export const OWN_FILES = ['html', 'js', 'woff2'];

/** Files that configure one kind of host. Other hosts don't serve them. */
export const HOST_FILES = ['.htaccess', '_headers', '.nojekyll'];

const DENIED = ['camera', 'microphone', 'geolocation', 'payment', 'usb'];

/**
 * The site's headers. A page's policy for scripts and styles depends on the page and is in its head. Files that keep their
 * names are revalidated on each visit, because a cached page would request scripts that the last deploy has removed.
 */
export const HEADERS: readonly HeaderRule[] = [
  { files: 'hashed', name: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
  { files: 'not-hashed', name: 'Cache-Control', value: 'no-cache' },
  // Browsers ignore frame-ancestors in a page, and old ones know only X-Frame-Options.
  { files: 'all', name: 'Content-Security-Policy', value: "frame-ancestors 'self'" },
  { files: 'all', name: 'X-Frame-Options', value: 'SAMEORIGIN' },
  { files: 'all', name: 'X-Content-Type-Options', value: 'nosniff' },
  { files: 'all', name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { files: 'all', name: 'Permissions-Policy', value: DENIED.map((feature) => `${feature}=()`).join(', ') },
  { files: 'all', name: 'Strict-Transport-Security', value: 'max-age=31536000' },
  { files: 'all', name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { files: 'own', name: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
];

/** Returns the headers of one kind of files. */
export function headersOf(files: HeaderRule['files']): readonly HeaderRule[] {
  return HEADERS.filter((rule) => rule.files === files);
}

/** Media types by extension. Hosts know most of them, but none knows all. */
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

/** The feed. Its path has no extension, so hosts need its type. */
export const FEED = { path: FEED_FILE, type: 'application/rss+xml' };

/** Types that are sent in UTF-8 and compressed. */
export const TEXT_TYPES = [...Object.values(TYPES).filter((type) => /^text\/|xml|json/.test(type)), FEED.type];

/** Returns the value of a Content-Type header. */
export function withCharset(type: string): string {
  return TEXT_TYPES.includes(type) ? `${type}; charset=utf-8` : type;
}
