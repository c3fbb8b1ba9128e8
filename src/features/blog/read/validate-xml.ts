import { XMLValidator } from 'fast-xml-parser';

/**
 * Returns where XML breaks (1-based line) and how, or undefined if it is well-formed. Only for the build: a browser has no
 * use for it, since a feed that the build has read is well-formed.
 */
export function validateXml(xml: string): { line: number; problem: string } | undefined {
  const result = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  if (result === true) return undefined;
  const { code, line, msg } = result.err;
  // A bare `&` loses nothing. Escape it to find any other error.
  if (code === 'InvalidChar' && msg.includes("'&'")) {
    const escaped = xml.replace(/&(?!#?\w+;)/g, '&amp;');
    return escaped === xml ? undefined : validateXml(escaped);
  }
  return { line, problem: msg.replace(/\.$/, '') };
}
