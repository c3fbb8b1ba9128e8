import { attributes, math, prose } from './allowed-html.json';

/** MathML's presentation elements, except those that can contain HTML. */
const MATH = math.split(' ');
const ATTRIBUTES: Readonly<Record<string, string>> = attributes;

// Prose only: no form controls, frames, page structure (a second <main>) or styles, which the Content-Security-Policy
// forbids. The text of a removed tag stays.
export const TAGS = [...MATH, ...prose.split(' ')];

/** Returns whether a tag name (in lower case) is one of MathML's. */
export function isMath(tag: string): boolean {
  return MATH.includes(tag);
}

/** Returns whether an element may have an attribute; both names in lower case. */
export function isAttributeOf(tag: string, attribute: string): boolean {
  return ['*', isMath(tag) ? 'math' : tag].some((key) => ATTRIBUTES[key]?.split(' ').includes(attribute));
}
