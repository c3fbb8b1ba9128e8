import { DomUtils, parseDocument } from 'htmlparser2';

type Attributes = Record<string, string>;

/** Returns the attributes of a body's elements of one kind. */
export function attributesOf(content: string, name: 'a' | 'img'): Attributes[] {
  return DomUtils.getElementsByTagName(name, parseDocument(content)).map(({ attribs }) => attribs);
}

/** Changes the attributes of a body's elements of one kind. */
export async function changeElements(
  content: string,
  name: 'a' | 'img',
  change: (attributes: Attributes) => Attributes | Promise<Attributes>,
): Promise<string> {
  if (!content.includes(`<${name}`)) return content;
  const document = parseDocument(content);
  for (const element of DomUtils.getElementsByTagName(name, document)) element.attribs = await change(element.attribs);
  return DomUtils.getInnerHTML(document, { encodeEntities: 'utf8' });
}
