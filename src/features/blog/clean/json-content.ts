/** What a script would show of the JSON in an empty element. One row per key, with an example that the test reads. */
const SHOWN: Readonly<Record<string, string>> = {
  full_text: 'blockquote', // {"url":"https://x.com/a/status/17","full_text":"We measured it twice."}
  body: 'blockquote', // {"comment":{"body":"A short note.","name":"Some One"}}
  caption: 'p', // {"gallery":{"images":[],"caption":"Two desks"}}
  persistentExpression: 'pre', // {"persistentExpression":"C = n \\cdot p","id":"A"}
  src: 'img', // {"gallery":{"images":[{"type":"image/jpeg","src":"https://x/one.jpeg"}]}}
};

export interface JsonContent {
  parts: Element[];
  url?: string;
  title?: string;
}

/** Returns what an attribute of an element holds as JSON: texts and pictures, and the address and the title of its page. */
export function contentOfJson(element: Element): JsonContent {
  const content: JsonContent = { parts: [] };
  const written = element.getAttributeNames().map((name) => element.getAttribute(name) ?? '');
  const json = written.find((value) => /^\s*\{"/.test(value));
  const take = (key: string, value: unknown) => {
    const tag = SHOWN[key];
    if (typeof value !== 'string' || !value.trim()) return value;
    if (/^(?:canonical_)?url$/.test(key) && /^https?:/.test(value)) content.url = value;
    else if (key === 'title') content.title = value;
    else if (tag && (tag !== 'img' || /^https?:/.test(value))) content.parts.push(make(tag, value));
    return value;
  };
  try {
    if (json) JSON.parse(json, take);
  } catch {
    // Not JSON after all.
  }
  return content;

  function make(tag: string, value: string): Element {
    const part = element.ownerDocument.createElement(tag);
    if (tag === 'img') part.setAttribute('src', value);
    else if (tag === 'pre') part.appendChild(element.ownerDocument.createElement('code')).textContent = value;
    else part.textContent = value;
    return part;
  }
}
