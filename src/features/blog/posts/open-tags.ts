import { Parser } from 'htmlparser2';
import MagicString from 'magic-string';
import { escapeXml } from '../../../lib/escape.ts';

export type Attributes = Record<string, string>;

interface OpenTag {
  start: number;
  end: number;
  attributes: Attributes;
}

/** Returns the opening tags of one kind in a body. */
export function openTags(content: string, name: 'a' | 'img'): OpenTag[] {
  if (!content.includes(`<${name}`)) return [];
  const tags: OpenTag[] = [];
  const parser = new Parser({
    onopentag(found, attributes) {
      if (found === name) tags.push({ start: parser.startIndex, end: parser.endIndex + 1, attributes });
    },
  });
  parser.end(content);
  return tags;
}

/** Changes the attributes of a body's tags of one kind. A tag for which `change` returns undefined stays as it is. */
export async function changeTags(
  content: string,
  name: 'a' | 'img',
  change: (attributes: Attributes) => Attributes | undefined | Promise<Attributes | undefined>,
): Promise<string> {
  const result = new MagicString(content);
  for (const { start, end, attributes } of openTags(content, name)) {
    const changed = await change(attributes);
    if (changed) result.update(start, end, writeTag(name, changed));
  }
  return result.toString();
}

function writeTag(name: string, attributes: Attributes): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  return `<${name}${written.join('')}>`;
}
