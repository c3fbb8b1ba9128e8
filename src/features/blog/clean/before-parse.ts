import { TAGS } from './allowed-html.ts';

/** Deeper than any prose. Browsers stop at 512, and a parser needs minutes for thousands of levels. */
const MAX_DEPTH = 256;
// Elements without content, or closed by the next of their kind, don't nest.
const FLAT =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|td|th|tr|dt|dd|tbody|thead|tfoot|option)$/i;

/** What an SVG draws with, which may be closed in itself: <path/>. Any other element ends the SVG. */
const DRAWN =
  /^(?:svg|g|defs|path|circle|ellipse|line|rect|polygon|polyline|use|stop|image|text|tspan|(?:linear|radial)gradient|clippath)$/i;

/** Returns whether HTML is nested more deeply than prose can be, which is an attack on its parser. */
export function isTooDeep(html: string): boolean {
  let depth = 0;
  let isDrawing = false;
  return Array.from(html.matchAll(/<(\/?)([a-z][a-z0-9-]*)([^<>]*)/gi)).some(([, end, name = '', rest]) => {
    isDrawing = /^svg$/i.test(name) ? !end : isDrawing && DRAWN.test(name);
    const isClosed = isDrawing && rest?.endsWith('/');
    if (!isClosed && !FLAT.test(name)) depth = Math.max(0, depth + (end ? -1 : 1));
    return depth > MAX_DEPTH;
  });
}

/**
 * Removes style sheets and what Ghost shows to members alone, and renames what must not be parsed. Quoted values stay: a description may well say 'one order'.
 *
 * - `style` and handlers: the sanitizer drops them, but a browser reports each to the page's policy as soon as it parses it, even in
 *   a document that is never shown.
 * - `is`: an element keeps it once parsed.
 * - A player written as XML (`<iframe/>`): to a browser, it would contain the rest of the post.
 * - AMP's picture: one that nothing closes would contain the rest of the post, too.
 * - `<noscript>`: parsers disagree on whether its content is markup. `<form>`: its fields' names would hide its own properties.
 */
export function withoutInlineCode(html: string): string {
  const open = withoutParts(
    html,
    /<!--\s*kg-gated-block:begin\b[^>]{0,200}nonMember:false/,
    /<!--\s*kg-gated-block:end\s*-->/,
  );
  return withoutParts(open, /<style\b/i, /<\/style\s*>/i).replace(/<[^<>]*>/g, (tag) =>
    tag
      .replace(/^(<\/?)(noscript|form)\b/i, '$1no-$2')
      .replace(/^<(\/?)amp-(?:img|anim)(?![\w-])/i, '<$1img')
      .replace(/^<(iframe|video|audio|object|oembed|[a-z]+-[\w-]+)\b(.*)\/>$/is, '<$1$2></$1>')
      .replace(BEFORE_NAME, (found: string, before: string, name?: string) =>
        name ? before + (name.toLowerCase() === 'style' ? 'data-style' : 'data-dropped') : found,
      ),
  );
}

/** Matches a quoted value or a separator between attributes, and the name of inline code that may follow. */
const BEFORE_NAME = /(=\s*"[^"]*"|=\s*'[^']*'|[\s/"'])((?:style|is|on[a-z]+)(?=[\s=]))?/gi;

/** Removes every part from a start to the next end, in linear time. An unclosed part stays, and the parser handles it. */
function withoutParts(html: string, start: RegExp, end: RegExp): string {
  const parts = html.split(end);
  return parts.map((part, i) => (i === parts.length - 1 ? part : part.split(start, 1)[0])).join('');
}

/** Escapes what only looks like a tag, as in a title: `Plans <for 2027>`. Its name is none of prose, and nothing closes it. */
export function withoutFalseTags(html: string): string {
  return html.replace(/<([a-z][^\s<>/:-]*)(?=[\s>])(?![^<>]*\/>)/gi, (tag, name: string) => {
    const isTag = [...TAGS, 'font', 'center', 'input', 'link', 'meta', 'embed'].includes(name.toLowerCase());
    return isTag || html.includes(`</${name}`) ? tag : `&lt;${name}`;
  });
}
