const IMMUTABLE = 'public, max-age=31536000, immutable';
const SECURITY = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
};

/**
 * Files that hosts read, by name: Netlify and Cloudflare Pages (_headers), Apache (.htaccess), GitHub Pages (.nojekyll).
 * `base` is the site's path, with a slash at both ends.
 */
export function hostFiles(base: string): Record<string, string> {
  const headers = Object.entries(SECURITY);
  return {
    '.nojekyll': '',
    _headers: [
      '/*',
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
      `${base}_astro/*`,
      `  Cache-Control: ${IMMUTABLE}`,
      `${base}functions/v1/fetch-blog-rss`,
      '  Content-Type: application/rss+xml; charset=utf-8',
      '',
    ].join('\n'),
    '.htaccess': [
      `ErrorDocument 404 ${base}404.html`,
      '<IfModule mod_headers.c>',
      ...headers.map(([name, value]) => `  Header set ${name} "${value}"`),
      `  <If "%{REQUEST_URI} =~ m#^${base}_astro/#">`,
      `    Header set Cache-Control "${IMMUTABLE}"`,
      '  </If>',
      '</IfModule>',
      '<Files "fetch-blog-rss">',
      '  ForceType "application/rss+xml; charset=utf-8"',
      '</Files>',
      '',
    ].join('\n'),
  };
}
