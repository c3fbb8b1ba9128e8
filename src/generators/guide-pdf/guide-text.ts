import { JSDOM } from 'jsdom';
import { shortHash } from '../../lib/hash.ts';

/**
 * A fingerprint of what the printed guide says: the words of the document and the addresses outside the site that it
 * links to. The PDF carries it, so that a test can tell whether the copy has moved on since.
 */
export function guideFingerprint(html: string): string {
  const { document } = new JSDOM(html).window;
  const main = document.querySelector('main');
  if (!main) throw new Error('the guide has no <main>');
  const links = Array.from(main.querySelectorAll('a[href]'), (link) => link.getAttribute('href') ?? '');
  const text = (main.textContent ?? '').replace(/\s+/g, ' ').trim();
  return shortHash([text, ...links.filter((href) => /^(https?|mailto):/.test(href))].join('\n'));
}
