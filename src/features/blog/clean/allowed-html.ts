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

/** Whether an element may have an attribute; both names in lower case. */
export function isAttributeOf(tag: string, attribute: string): boolean {
  return EVERYWHERE.includes(attribute) || Boolean(OF_TAG[tag]?.includes(attribute));
}

/** Whether a tag name (in lower case) is one of MathML's. */
export function isMath(tag: string): boolean {
  return MATH.includes(tag);
}

function words(list: string): string[] {
  return list.split(/\s+/);
}
