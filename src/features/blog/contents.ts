/** Words that an adult reads in a minute. */
const WORDS_PER_MINUTE = 220;
/** A post gets a list of contents from this many words or headings on. */
const LONG = { words: 900, headings: 4 };

const HEADING = /<h2([^>]*)>([\s\S]*?)<\/h2>/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"' };

/** A part of a post, and the id of its heading. */
export interface Part {
  id: string;
  title: string;
}

/** A sanitized body in two parts, whose headings can be linked to. */
interface ReadablePost {
  /** Its first paragraph of text, '' if it begins with something else. */
  lede: string;
  rest: string;
  /** Minutes that a reader needs, at least 1. */
  minutes: number;
  /** Its parts in order; empty for a short post. */
  contents: Part[];
}

/** Matches the picture that a body may begin with, and its first paragraph of text, unless that is very long. */
const LEDE = /^(?:\s*<p>\s*<img[^>]*>\s*<\/p>)?(?:\s*<p[^>]*>(?!\s*<img)[\s\S]{1,1200}?<\/p>)?/;

/**
 * Splits a sanitized body after its first paragraph, gives every heading an id, lists them if the post is long, and counts the
 * minutes it takes to read.
 */
export function readablePost(body: string): ReadablePost {
  const parts: Part[] = [];
  const lede = LEDE.exec(body)?.[0] ?? '';
  const rest = body.slice(lede.length).replace(HEADING, (_, attributes: string, inner: string) => {
    const own = /\bid="([^"]*)"/.exec(attributes)?.[1];
    const id = own ?? `part-${parts.length + 1}`;
    parts.push({ id, title: plainText(inner) });
    return `<h2${own === undefined ? ` id="${id}"` : ''}${attributes}>${inner}</h2>`;
  });
  const words = plainText(body).split(' ').filter(Boolean).length;
  const isLong = parts.length >= LONG.headings || (words > LONG.words && parts.length > 1);
  return { lede, rest, minutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)), contents: isLong ? parts : [] };
}

function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}
