import type { UponSanitizeAttributeHookEvent } from 'dompurify';

const words = (list: string) => list.split(/\s+/);

/** MathML's presentation elements, except those that can contain HTML. */
const MATH =
  words(`math mrow mi mn mo ms mtext mspace mfrac msqrt mroot mstyle merror mpadded mphantom msub msup msubsup
  munder mover munderover mmultiscripts mprescripts mtable mtr mtd`);

// Prose only: no form controls, frames, page structure (a second <main>) or styles, which the Content-Security-Policy
// forbids. The text of a removed tag stays.
export const TAGS = [
  ...MATH,
  ...words(`p br hr div span h1 h2 h3 h4 h5 h6 a img figure figcaption ul ol li dl dt dd blockquote q cite pre code
    kbd samp var em strong b i u s del ins mark small sub sup abbr time bdi bdo wbr dfn details summary ruby rt rp table
    caption colgroup col thead tbody tfoot tr th td`),
];

const EVERYWHERE = words('title lang dir id class');
const OF_MATH =
  words(`display mathvariant displaystyle scriptlevel stretchy accent accentunder fence separator form lspace
  rspace symmetric minsize maxsize movablelimits linethickness columnalign rowspan columnspan height depth width alttext`);
const OF_TAG: Readonly<Record<string, string>> = {
  a: 'href name',
  img: 'src alt width height',
  ol: 'start reversed type',
  li: 'value',
  td: 'colspan rowspan headers align',
  th: 'colspan rowspan headers scope abbr align',
  col: 'span',
  colgroup: 'span',
  time: 'datetime',
  del: 'datetime cite',
  ins: 'datetime cite',
  blockquote: 'cite',
  q: 'cite',
  details: 'open',
};

/** Returns whether a tag name (in lower case) is one of MathML's. */
export function isMath(tag: string): boolean {
  return MATH.includes(tag);
}

/** Returns whether an element may have an attribute; both names in lower case. */
export function isAttributeOf(tag: string, attribute: string): boolean {
  const own = isMath(tag) ? OF_MATH : words(OF_TAG[tag] ?? '');
  return EVERYWHERE.includes(attribute) || own.includes(attribute);
}

/** Drops an attribute whose value its element can't have. DOMPurify calls it for each. */
export function dropBroken(_: Element, attribute: UponSanitizeAttributeHookEvent): void {
  const { attrName: name, attrValue: value } = attribute;
  const isNumber = /^(?:colspan|rowspan|start|value|span)$/.test(name);
  if (isNumber ? !/^-?\d+$/.test(value) : name === 'dir' && !/^(?:ltr|rtl|auto)$/i.test(value))
    attribute.keepAttr = false;
}
