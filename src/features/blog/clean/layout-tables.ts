import { collapseWhitespace, elements, make, read } from './dom.ts';

const BLOCK = /^(?:h[1-6]|p|ul|ol|dl|div|hr|table|figure|blockquote|pre|section|center)$/;

/** Replaces tables that only place what is in them, as newsletters are set, with their content. Tables of data stay. */
export function unwrapLayoutTables(root: Element): void {
  for (const table of elements(root, 'table')) {
    const cells = elements(table, '*').filter(
      (cell) => /^t[dh]$/.test(cell.localName) && cell.closest('table') === table && !isGutter(cell),
    );
    if (!isLayout(table, cells)) continue;
    const parts = cells.flatMap((cell): Node[] => (hasBlock(cell) ? [...cell.childNodes] : [paragraphOf(cell)]));
    if (!parts.some(({ nodeName }) => nodeName === 'FIGCAPTION')) table.replaceWith(...parts);
    else {
      const figure = make(table, 'figure');
      figure.append(...parts);
      table.replaceWith(figure);
    }
  }
}

/** Returns whether a table has a layout's role, contains another or a part's title, or has neither headings nor columns of words. */
function isLayout(table: Element, cells: Element[]): boolean {
  if (/^(?:presentation|none)$/i.test(read(table, 'role'))) return true;
  if (elements(table, 'table').length > 0) return true;
  if (cells.some(({ localName }) => localName === 'th') || elements(table, 'caption').length > 0) return false;
  if (cells.some((cell) => cell.querySelector('h1, h2, h3'))) return true;
  const rows = new Set(cells.map((cell) => cell.parentElement)).size;
  return rows === cells.length || (rows === 1 && cells.some((cell) => hasBlock(cell) || cell.querySelector('img')));
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
  const paragraph = make(cell, isCaption ? 'figcaption' : 'p');
  paragraph.append(...cell.childNodes);
  return paragraph;
}
