/**
 * HTML without style sheets, and with inline styles and handlers under other names (`data-style`, `data-dropped`), before
 * any parsing. Sanitising would drop them in any case, but a browser reports each as a violation of the page's policy as
 * soon as it parses it, even in a document that is never shown. `is` goes too: once parsed, an element writes it for ever.
 * `<noscript>` becomes `<no-script>`, whose content is markup to every parser. What stands in quotes is a value and stays:
 * a description may well say 'one order'. Takes time in proportion to its input.
 */
export function withoutInlineCode(html: string): string {
  return withoutStyleSheets(html).replace(/<[^<>]*>/g, (tag) =>
    tag
      .replace(/^(<\/?)noscript\b/i, '$1no-script')
      .replace(BEFORE_NAME, (found: string, before: string, name?: string) =>
        name ? before + (name.toLowerCase() === 'style' ? 'data-style' : 'data-dropped') : found,
      ),
  );
}

/** A quoted value, or what parts two attributes, and the name of inline code that may follow. */
const BEFORE_NAME = /(=\s*"[^"]*"|=\s*'[^']*'|[\s/"'])((?:style|is|on[a-z]+)(?=[\s=]))?/gi;

function withoutStyleSheets(html: string): string {
  const opens = /<style\b/gi;
  const closes = /<\/style\s*>/gi;
  let kept = '';
  let position = 0;
  for (let open = opens.exec(html); open; open = opens.exec(html)) {
    closes.lastIndex = open.index;
    const close = closes.exec(html);
    if (!close) break; // the parser knows what to make of it
    kept += html.slice(position, open.index);
    position = opens.lastIndex = closes.lastIndex;
  }
  return kept + html.slice(position);
}
