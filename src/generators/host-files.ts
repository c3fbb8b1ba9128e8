/** The headers that hosts send with every file. A page's own policy is in its head. docs/deploy.md repeats them for servers. */
const HEADERS = `
  Content-Security-Policy: frame-ancestors 'self'
  X-Frame-Options: SAMEORIGIN
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()
  Cross-Origin-Opener-Policy: same-origin`;

/** Applies to the whole host, so a site below a path leaves it to the host's owner. */
const HSTS = '\n  Strict-Transport-Security: max-age=31536000';

/** Returns the files that hosts read in the built folder: `_headers` (Netlify, Cloudflare Pages) and `.nojekyll` (GitHub Pages). */
export function hostFiles(base: string): Record<string, string> {
  return {
    '.nojekyll': '',
    _headers: `${base}*${HEADERS}${base === '/' ? HSTS : ''}
${base}_astro/*
  Cache-Control: public, max-age=31536000, immutable
${base}pictures/*
  Cache-Control: public, max-age=31536000, immutable
${base}*.ics
  Content-Type: text/calendar; charset=utf-8
${base}functions/v1/fetch-blog-rss
  Content-Type: application/rss+xml; charset=utf-8
`,
  };
}
