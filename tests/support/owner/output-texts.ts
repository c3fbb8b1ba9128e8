import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, NodeType, parse } from 'node-html-parser';

/** Reads all text of a built site, by file: words, attributes, structured data, and other text files. */
export function readOutputTexts(root: string): Map<string, string> {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const texts = new Map<string, string>();
  for (const name of names) {
    const file = join(root, name);
    if (name.endsWith('.html')) texts.set(name, pageText(readFileSync(file, 'utf8')));
    else if (/\.(xml|txt|svg|webmanifest|json)$|fetch-blog-rss$/.test(name))
      texts.set(name, readFileSync(file, 'utf8'));
    // Calendar files fold long lines.
    else if (name.endsWith('.ics'))
      texts.set(
        name,
        readFileSync(file, 'utf8')
          .replace(/\r?\n[ \t]/g, '')
          .replace(/\\([,;])/g, '$1'),
      );
  }
  return texts;
}

const SILENT = new Set(['class', 'd', 'style', 'points', 'transform', 'viewBox', 'integrity']);

/** Returns a page's words in order, its attributes and its structured data. */
function pageText(html: string): string {
  const document = parse(html, { comment: false });
  const attributes = document
    .querySelectorAll('*')
    .flatMap((element) =>
      Object.entries(element.attributes).flatMap(([name, value]) =>
        SILENT.has(name) || value.startsWith('data:') ? [] : [value],
      ),
    );
  const data = document.querySelectorAll('script[type="application/ld+json"]').map((script) => script.rawText);
  for (const element of document.querySelectorAll('script, style')) element.remove();
  return [words(document), ...attributes, ...data].join('\n').replace(/\u00a0/g, ' ');
}

/** Inline elements don't separate words; blocks do. */
const INLINE = new Set(['A', 'B', 'EM', 'I', 'SPAN', 'STRONG', 'TIME', 'COUNT-UP', 'SUB', 'SUP', 'ABBR', 'DATA']);

function words(element: HTMLElement): string {
  const text = element.childNodes
    .map((node) => (node.nodeType === NodeType.TEXT_NODE ? node.text : words(node as HTMLElement)))
    .join('');
  return INLINE.has(element.tagName ?? '') ? text : `\n${text}\n`;
}
