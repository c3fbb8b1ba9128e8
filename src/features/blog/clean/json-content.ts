import { make, read } from './dom.ts';
import { offerOf } from './embed-address.ts';

/** The element that shows what an empty element's JSON has under a key; in a line of text, a person's name or a share's symbol. */
const SHOWN: Readonly<Record<string, string>> = {
  full_text: 'blockquote',
  body: 'blockquote',
  caption: 'p',
  persistentExpression: 'code',
  src: 'img',
  'span name': 'span',
  'span symbol': 'span',
};

/** Returns what an attribute of an element holds as JSON: texts and pictures, and the address and the title of its page. */
export function contentOfJson(element: Element | undefined) {
  const content: { parts: Element[]; url?: string; title?: string } = { parts: [] };
  if (!element) return content;
  const values = element.getAttributeNames().map((name) => read(element, name));
  try {
    JSON.parse(values.find((value) => /^\s*\[?\{"/.test(value)) ?? '{}', (key, value: unknown) => {
      const tag = SHOWN[key] ?? SHOWN[`${element.localName} ${key}`];
      const isPage = /^(?:canonical_)?url$/.test(key) || (key === 'src' && offerOf(String(value)));
      if (key === 'staticGalleryImage')
        content.parts.pop(); // all pictures of the gallery in one
      else if (typeof value !== 'string' || !value.trim()) return value;
      else if (isPage && /^https?:/.test(value)) content.url = value;
      else if (key === 'title') content.title = value;
      else if (tag === 'img') content.parts.push(make(element, tag, { src: value }));
      else if (tag) content.parts.push(make(element, tag, {}, value));
      return value;
    });
  } catch {
    // It isn't JSON.
  }
  return content;
}
