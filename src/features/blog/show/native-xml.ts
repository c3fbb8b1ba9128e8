import { sitePolicy } from '../trusted-types.ts';
import type { ParseXml, XmlNode } from '../read/xml.ts';

/** Browsers know HTML's named characters in a document with this identifier, and load nothing for it. */
const XHTML = '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" ""';
const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[([\s\S]*?)\]\s*)?>/;
const CDATA = '<!\\[CDATA\\[[\\s\\S]*?\\]\\]>';
const BARE = new RegExp(`${CDATA}|&(?!#?\\w+;)`, 'g');
const NOT_XML = new RegExp(`${CDATA}|&(?!(?:amp|lt|gt|quot|apos);)`, 'g');

/**
 * Creates the browser's XML parser for feeds: its own, which costs no bytes, instead of the build's. Both return the same nodes. A
 * character that the browser doesn't know by name stays as it is written.
 */
export function nativeXml(window: Window & typeof globalThis): ParseXml {
  const parser = new window.DOMParser();
  return (xml) => {
    const [doctype = '', subset = ''] = DOCTYPE.exec(xml.slice(0, 100_000)) ?? [];
    const body = xml.replace(/^<\?xml[^>]*>/, '').replace(doctype, '');
    // A long entity, or one that contains others, could grow without end.
    const prolog = `${XHTML}${subset && subset.length < 2000 && !subset.includes('&') ? `[${subset}]` : ''}>`;
    for (const unknown of [BARE, NOT_XML]) {
      const source = prolog + body.replace(unknown, (found) => (found === '&' ? '&amp;' : found));
      const document = parser.parseFromString(sitePolicy(window).createHTML(source), 'application/xml');
      if (!document.querySelector('parsererror')) return nodesOf(document);
    }
    throw new Error('it is not well-formed');
  };
}

function nodesOf(parent: Node): XmlNode[] {
  return Array.from(parent.childNodes).flatMap((node): XmlNode[] => {
    if (node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE)
      return [{ '#text': node.nodeValue ?? '' }];
    if (node.nodeType !== node.ELEMENT_NODE) return [];
    const { attributes } = node as Element;
    const named = Array.from(attributes, ({ name, value }) => [name, value]);
    return [{ [node.nodeName]: nodesOf(node), ...(named.length > 0 && { ':@': Object.fromEntries(named) }) }];
  });
}
