import { DomUtils, parseDocument } from 'htmlparser2';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { shortHash } from '../../lib/hash.ts';
import { paths } from '../../paths.ts';
import { GuideDocument } from './GuideDocument.tsx';

/** The path of the guide's page, base path included. */
export const guidePath = paths.guide;

/** Renders the guide as an HTML document for printing. `online` is the URL of its page, `styles` its style sheet with fonts. */
export function guideHtml(online: string, styles = ''): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(GuideDocument, { online, styles }))}`;
}

/**
 * Returns a digest of the guide's words and external links. The PDF carries it, so that a test can tell whether the text has
 * changed since it was printed.
 */
export function guideFingerprint(html: string): string {
  const [main] = DomUtils.getElementsByTagName('main', parseDocument(html), true, 1);
  if (!main) throw new Error('the guide has no <main>');
  const links = DomUtils.getElementsByTagName('a', main).flatMap(({ attribs }) => attribs['href'] ?? []);
  const text = DomUtils.textContent(main).replace(/\s+/g, ' ').trim();
  return shortHash([text, ...links.filter((href) => /^(https?|mailto):/.test(href))].join('\n'));
}
