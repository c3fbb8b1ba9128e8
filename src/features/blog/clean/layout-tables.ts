import { collapseWhitespace, elements, make } from './dom.ts';

const BLOCK = /^(?:h[1-6]|p|ul|ol|dl|div|hr|table|figure|blockquote|pre|section|center)$/;

/** Replaces tables that only place what is in them, as newsletters are set, with their content. Tables of data stay. */
export function unwrapLayoutTables(root: Element): void {
  for (const table of elements(root, 'table')) {
    const cells = elements(table, '*').filter((cell) => isCellOf(table, cell) && !isGutter(cell));
    if (!isLayout(table, cells)) continue;
    const parts = cells.flatMap((cell): Node[] => (hasBlock(cell) ? [...cell.childNodes] : [paragraphOf(cell)]));
    const isFigure = parts.some(({ nodeName }) => nodeName === 'FIGCAPTION');
    table.replaceWith(...(isFigure ? [make(table, 'figure', {}, ...parts)] : parts));
  }
}

/** Returns whether a table has a layout's role, contains another or a part's title, or has neither headings nor columns of words. */
function isLayout(table: Element, cells: Element[]): boolean {
  if (table.matches('[role="presentation" i], [role="none" i]') || table.querySelector('table')) return true;
  if (table.querySelector('th, caption')) return false;
  const rows = new Set(cells.map((cell) => cell.parentElement)).size;
  if (rows === cells.length || table.querySelector('h1, h2, h3')) return true;
  return rows === 1 && cells.some((cell) => hasBlock(cell) || cell.querySelector('img'));
}

function isCellOf(table: Element, cell: Element): boolean {
  return /^t[dh]$/.test(cell.localName) && cell.closest('table') === table;
}

/** Returns whether a cell only keeps others apart. */
function isGutter(cell: Element): boolean {
  return !collapseWhitespace(cell.textContent) && !cell.querySelector('img, a');
}

function hasBlock(cell: Element): boolean {
  return Array.from(cell.children).some(({ localName }) => BLOCK.test(localName));
}

/** Returns a cell's words as a paragraph, or as the caption that Blogger has below a picture. */
function paragraphOf(cell: Element): Element {
  const isCaption = cell.classList.contains('tr-caption') && collapseWhitespace(cell.textContent);
  return make(cell, isCaption ? 'figcaption' : 'p', {}, ...cell.childNodes);
}
