// Prose only: no form controls, frames, page structure (a second <main>) or styles, which the Content-Security-Policy
// forbids. The text of a removed tag stays.
const PROSE =
  words(`p br hr div span h1 h2 h3 h4 h5 h6 a img figure figcaption ul ol li dl dt dd blockquote q cite pre code
  kbd samp var em strong b i u s del ins mark small sub sup abbr time bdi bdo wbr dfn details summary ruby rt rp table
  caption colgroup col thead tbody tfoot tr th td`);

/** MathML's presentation elements, except those that can contain HTML. */
const MATH =
  words(`math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup
  munder mover munderover mmultiscripts mprescripts mtable mtr mtd`);

export const TAGS = [...PROSE, ...MATH];

const EVERYWHERE = words('title lang dir id class');
const OF_MATH =
  words(`display mathvariant displaystyle scriptlevel stretchy accent accentunder fence separator form lspace
  rspace symmetric minsize maxsize movablelimits linethickness columnalign rowspan columnspan height depth width alttext`);

const OF_TAG: Record<string, readonly string[]> = {
  a: words('href name'),
  img: words('src alt width height'),
  ol: words('start reversed type'),
  li: words('value'),
  td: words('colspan rowspan headers align'),
  th: words('colspan rowspan headers scope abbr align'),
  col: words('span'),
  colgroup: words('span'),
  time: words('datetime'),
  del: words('datetime cite'),
  ins: words('datetime cite'),
  blockquote: words('cite'),
  q: words('cite'),
  details: words('open'),
  ...Object.fromEntries(MATH.map((tag) => [tag, OF_MATH])),
};

export const ATTRIBUTES = [...new Set([...EVERYWHERE, ...Object.values(OF_TAG).flat()])];

/** Returns whether an element may have an attribute; both names in lower case. */
export function isAttributeOf(tag: string, attribute: string): boolean {
  return EVERYWHERE.includes(attribute) || Boolean(OF_TAG[tag]?.includes(attribute));
}

/** Returns whether a tag name (in lower case) is one of MathML's. */
export function isMath(tag: string): boolean {
  return MATH.includes(tag);
}

function words(list: string): string[] {
  return list.split(/\s+/);
}

/** Deeper than any prose. Browsers stop at 512, and a parser needs minutes for thousands of levels. */
const MAX_DEPTH = 256;
// Elements without content, or closed by the next of their kind, don't nest.
const FLAT =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|td|th|tr|dt|dd|tbody|thead|tfoot|option)$/i;

/** Returns whether HTML is nested more deeply than prose can be, which is an attack on its parser. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (FLAT.test(name)) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/**
 * Removes style sheets and renames inline styles and handlers (`data-style`, `data-dropped`) before any parsing. Sanitizing
 * drops them in any case, but a browser reports each as a violation of the page's policy as soon as it parses it, even in a
 * document that is never shown. Renames `is` too, which an element never loses once parsed, and `<noscript>`, so that its
 * content is markup to every parser. Quoted values stay: a description may well say 'one order'.
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

/** Matches a quoted value or a separator between attributes, and the name of inline code that may follow. */
const BEFORE_NAME = /(=\s*"[^"]*"|=\s*'[^']*'|[\s/"'])((?:style|is|on[a-z]+)(?=[\s=]))?/gi;

function withoutStyleSheets(html: string): string {
  const opens = /<style\b/gi;
  const closes = /<\/style\s*>/gi;
  let kept = '';
  let position = 0;
  for (let open = opens.exec(html); open; open = opens.exec(html)) {
    closes.lastIndex = open.index;
    const close = closes.exec(html);
    if (!close) break; // the parser handles it
    kept += html.slice(position, open.index);
    position = opens.lastIndex = closes.lastIndex;
  }
  return kept + html.slice(position);
}
