import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '../../paths.ts';
import { GuideDocument } from './GuideDocument.tsx';

/** Where the guide's page is, base path included. */
export const guidePath = paths.guide;

/** The guide as an HTML document to be printed. `online`: the guide's page; `styles`: its style sheet, fonts included. */
export function guideHtml(online: string, styles = ''): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(GuideDocument, { online, styles }))}`;
}
