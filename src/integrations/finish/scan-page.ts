import { Parser } from 'htmlparser2';
import MagicString from 'magic-string';

const DATA = /^application\/(ld\+)?json$/;

export type PageScan = ReturnType<typeof emptyScan>;

function emptyScan(source: string) {
  return {
    /** The page without its style sheets and its small modules. */
    html: new MagicString(source),
    /** The end of `<meta charset>`, and the starts of `</head>` and `</body>`. */
    charsetEnd: 0,
    headEnd: 0,
    bodyEnd: 0,
    /** Its style sheets as one, and its small modules as one. */
    css: '',
    module: '',
    /** The texts of other inline scripts, without data such as JSON-LD, and the addresses of script elements. */
    scripts: [] as string[],
    scriptUrls: [] as string[],
    /** Addresses of scripts in any attribute: what the page or its islands may load. */
    moduleUrls: [] as string[],
    /** The addresses of links and scripts. */
    hrefs: [] as string[],
    /** Origins that elements ask the policy to allow. */
    allowed: { 'data-allow-script': [] as string[], 'data-allow-connect': [] as string[] },
    tags: new Set<string>(),
    classes: new Set<string>(),
    ids: new Set<string>(),
    /** The values of each `data-` and `aria-` attribute. */
    states: new Map<string, Set<string>>(),
    /** Inline styles and handlers, which the policy blocks: '<p style="color:red">'. */
    blocked: [] as string[],
  };
}

/** Reads a page once, from start to end. */
export function scanPage(source: string): PageScan {
  const page = emptyScan(source);
  let [start, textStart] = [0, 0];
  let attributes: Record<string, string> = {};
  const parser = new Parser({
    onopentagname() {
      start = parser.startIndex;
    },
    onopentag(tag, found) {
      attributes = found;
      textStart = parser.endIndex + 1;
      page.tags.add(tag);
      if (tag === 'meta' && 'charset' in found) page.charsetEnd ||= textStart;
      if (tag === 'script' && found['src']) page.scriptUrls.push(found['src']);
      for (const [name, value] of Object.entries(found)) readAttribute(page, tag, name, value);
    },
    onclosetag(tag, implied) {
      if (implied) return;
      const text = source.slice(textStart, parser.startIndex);
      if (tag === 'head') page.headEnd ||= parser.startIndex;
      if (tag === 'body') page.bodyEnd = parser.startIndex;
      if (tag === 'style') page.css += attributes['media'] ? `@media ${attributes['media']}{${text}}` : text.trim();
      // A block keeps the names of a module to itself.
      const isModule = tag === 'script' && text !== '' && attributes['type'] === 'module';
      if (isModule) page.module += `{${text.trim()}}`;
      else if (tag === 'script' && !('src' in attributes) && !DATA.test(attributes['type'] ?? ''))
        page.scripts.push(text);
      if (tag === 'style' || isModule) page.html.remove(start, parser.endIndex + 1);
    },
  });
  parser.end(source);
  return page;
}

function readAttribute(page: PageScan, tag: string, name: string, value: string): void {
  const words = value.split(/\s+/);
  if (name === 'id') page.ids.add(value);
  else if (name === 'class') for (const word of words) page.classes.add(word);
  else if (name in page.allowed) page.allowed[name as 'data-allow-script'].push(...words);
  else if (/^(data|aria)-/.test(name)) page.states.set(name, (page.states.get(name) ?? new Set()).add(value));
  else if (/^(style|on.*)$/.test(name)) page.blocked.push(`<${tag} ${name}="${value}">`);
  const isScript = /^(?:src|href|.+-url)$/.test(name) && /\.js($|\?)/.test(value);
  if (isScript) page.moduleUrls.push(value);
  if (isScript || (tag === 'a' && name === 'href')) page.hrefs.push(value);
}
