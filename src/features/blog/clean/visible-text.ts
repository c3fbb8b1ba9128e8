const INVISIBLE = new Set(['SCRIPT', 'STYLE', 'NO-SCRIPT', 'TEMPLATE', 'IFRAME', 'HEAD', 'RP', 'RT']);
const INLINE = new Set(
  'A B I U S EM STRONG SPAN CODE SUB SUP SMALL MARK ABBR Q RUBY BDI BDO CITE DFN KBD SAMP VAR TIME DEL INS WBR'.split(
    ' ',
  ),
);

/** The text that a reader sees in a node, white space folded; what is not inline parts words, as it does on the screen. */
export function visibleText(node: Node): string {
  const parts: string[] = [];
  collect(node, parts);
  return fold(parts.join(''));
}

function collect(node: Node, parts: string[]): void {
  if (node.nodeType === node.TEXT_NODE) {
    parts.push(node.nodeValue ?? '');
    return;
  }
  const name = node.nodeName;
  if (INVISIBLE.has(name)) return;
  const apart = !INLINE.has(name);
  if (apart) parts.push(' ');
  for (let child = node.firstChild; child; child = child.nextSibling) collect(child, parts);
  if (apart) parts.push(' ');
}

/** White space folded to single blanks; characters that no reader can see (controls, soft hyphens) dropped. */
export function fold(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\p{Cc}\u00AD\u200B\uFEFF]/gu, '')
    .trim();
}
