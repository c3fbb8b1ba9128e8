// Prose only: no form controls, frames, page structure (a second <main>) or styles, which the Content-Security-Policy
// forbids. The text of a removed tag stays.
const PROSE =
  splitWords(`p br hr div span h1 h2 h3 h4 h5 h6 a img figure figcaption ul ol li dl dt dd blockquote q cite pre code
  kbd samp var em strong b i u s del ins mark small sub sup abbr time bdi bdo wbr dfn details summary ruby rt rp table
  caption colgroup col thead tbody tfoot tr th td`);

/** MathML's presentation elements, except those that can contain HTML. */
const MATH =
  splitWords(`math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup
  munder mover munderover mmultiscripts mprescripts mtable mtr mtd`);

export const TAGS = [...PROSE, ...MATH];

const EVERYWHERE = splitWords('title lang dir id class');
const OF_MATH =
  splitWords(`display mathvariant displaystyle scriptlevel stretchy accent accentunder fence separator form lspace
  rspace symmetric minsize maxsize movablelimits linethickness columnalign rowspan columnspan height depth width alttext`);

const OF_TAG: Record<string, readonly string[]> = {
  a: splitWords('href name'),
  img: splitWords('src alt width height'),
  ol: splitWords('start reversed type'),
  li: splitWords('value'),
  td: splitWords('colspan rowspan headers align'),
  th: splitWords('colspan rowspan headers scope abbr align'),
  col: splitWords('span'),
  colgroup: splitWords('span'),
  time: splitWords('datetime'),
  del: splitWords('datetime cite'),
  ins: splitWords('datetime cite'),
  blockquote: splitWords('cite'),
  q: splitWords('cite'),
  details: splitWords('open'),
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

function splitWords(list: string): string[] {
  return list.split(/\s+/);
}
