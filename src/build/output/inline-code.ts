/** Inline code of a page as the browser hashes it: the exact text between the tags. */
export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** The inline scripts (but not data such as JSON-LD) and style sheets of an HTML page. */
export function inlineCode(html: string): InlineCode {
  const code: InlineCode = { scripts: [], styles: [] };
  for (const [, tag, attributes = '', content = ''] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (tag === 'style') code.styles.push(content);
    else if (!/\bsrc=/.test(attributes) && !/type="application\/(ld\+)?json"/.test(attributes))
      code.scripts.push(content);
  }
  return code;
}
