/** Deeper than any prose; browsers stop at 512, and what a parser does with thousands takes minutes. */
const DEEPEST = 256;
// Without content, or closed by their next of kin: many of them are long, not deep.
const FLAT =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|td|th|tr|dt|dd|tbody|thead|tfoot|option)$/i;

/** Whether HTML is nested more deeply than prose can be: an attack on what parses it. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  for (const [, end, name = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    if (FLAT.test(name)) continue;
    depth = Math.max(0, depth + (end ? -1 : 1));
    if (depth > DEEPEST) return true;
  }
  return false;
}
