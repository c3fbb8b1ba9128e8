import { escapeXml } from '../../../lib/escape.ts';

/** An element or text as fast-xml-parser gives it with `preserveOrder`: `{ title: [{ '#text': 'Hello' }] }`. */
export type XmlNode = { [tag: string]: unknown };

/** Parses a document. Throws an error if it isn't well-formed. */
export type ParseXml = (xml: string) => XmlNode[];

/** Broken XML; `line` counts from 1. */
export class XmlFault extends Error {
  constructor(
    problem: string,
    readonly line: number,
  ) {
    super(problem);
  }
}

const ATTRIBUTES = ':@';
// HTML reads an end tag of these as another element.
const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** Returns the contents of the child elements with that name, or with a name that a pattern matches. */
export function children(nodes: XmlNode[] = [], tag: string | RegExp): XmlNode[][] {
  return nodes
    .filter((node) => !isText(node) && (typeof tag === 'string' ? nameOf(node) === tag : tag.test(nameOf(node))))
    .map(contentOf);
}

export function child(nodes: XmlNode[] | undefined, tag: string): XmlNode[] | undefined {
  return children(nodes, tag)[0];
}

export function attributesOf(node: XmlNode | undefined): Record<string, string> {
  return (node?.[ATTRIBUTES] as Record<string, string> | undefined) ?? {};
}

/** Returns the text in and below these nodes, without markup. */
export function text(nodes: XmlNode[] | undefined): string {
  return (nodes ?? []).map((node) => (isText(node) ? node['#text'] : text(contentOf(node)))).join('');
}

/**
 * Returns the HTML that these nodes contain. Normally that is one text, escaped or CDATA; unescaped markup comes back as it
 * was.
 */
export function html(nodes: XmlNode[] = []): string {
  return nodes.every(isText) ? text(nodes) : nodes.map(markup).join('');
}

function markup(node: XmlNode): string {
  if (isText(node)) return escapeXml(node['#text']);
  const tag = nameOf(node);
  const named = Object.entries(attributesOf(node));
  const start = `<${tag}${named.map(([name, value]) => ` ${name}="${escapeXml(value)}"`).join('')}>`;
  return VOID.test(tag) ? start : `${start}${contentOf(node).map(markup).join('')}</${tag}>`;
}

function isText(node: XmlNode): node is { '#text': string } {
  return '#text' in node;
}

export function nameOf(node: XmlNode): string {
  return Object.keys(node).find((key) => key !== ATTRIBUTES) ?? '';
}

export function contentOf(node: XmlNode): XmlNode[] {
  const content = node[nameOf(node)];
  return Array.isArray(content) ? (content as XmlNode[]) : [];
}
