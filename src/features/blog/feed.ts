import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { decodeXml } from './decode.ts';
import { FeedError } from './feed-error.ts';
import { child, children, html, text, type XmlNode } from './xml.ts';

/** What is read of a feed's item. Texts are as the feed has them; a missing one is ''. */
export interface FeedItem {
  title: string;
  link: string;
  /** HTML: the encoded content, or the description where there is none. */
  content: string;
  pubDate: string;
  /** HTML: the description where there is an encoded content beside it, or ''. */
  summary: string;
}

export interface Feed {
  /** The channel's own address, or ''. */
  link: string;
  items: FeedItem[];
}

const parser = new XMLParser({
  preserveOrder: true, // one shape for one item, many items, and markup inside a title
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false, // a post titled '2024' keeps its name
  parseAttributeValue: false,
  trimValues: false, // bodies stay as they are, to the byte
  htmlEntities: true,
  // A long feed has many thousands of entities and they are no attack; what is bounded is their growth, and every
  // caller bounds the document itself.
  processEntities: {
    enabled: true,
    maxTotalExpansions: 1_000_000,
    maxExpandedLength: 50_000_000,
    maxEntityCount: 1000,
  },
});

/**
 * Reads an RSS feed from its bytes. Throws a FeedError: 'broken-xml' with the line where it breaks, 'not-a-feed' for
 * anything without `rss.channel` (an HTML page, JSON, Atom): an error, because an empty blog would look like success.
 */
export function readFeed(bytes: Uint8Array): Feed {
  const xml = decodeXml(bytes).trim();
  if (!xml.startsWith('<')) throw new FeedError('not-a-feed', 'it does not start like XML');
  if (/^<(!doctype\s+html|html)\b/i.test(xml)) throw new FeedError('not-a-feed', 'it is an HTML page');
  const channel = child(child(parseXml(xml), 'rss'), 'channel');
  if (!channel) throw new FeedError('not-a-feed', 'it has no rss.channel');
  return { link: text(child(channel, 'link')).trim(), items: children(channel, 'item').map(toItem) };
}

function parseXml(xml: string): XmlNode[] {
  const verdict = XMLValidator.validate(xml, { allowBooleanAttributes: true });
  // A bare `&` is a slip that loses nothing; everything else the validator finds would lose items in silence.
  if (verdict !== true && verdict.err.code !== 'InvalidChar') {
    const cut = verdict.err.msg.startsWith("Invalid '[");
    const problem = cut ? 'it ends before its elements are closed' : verdict.err.msg.replace(/\.$/, '');
    throw new FeedError('broken-xml', cut ? problem : `line ${verdict.err.line}, ${problem}`);
  }
  try {
    return parser.parse(xml) as XmlNode[];
  } catch (error) {
    throw new FeedError('broken-xml', String(error instanceof Error ? error.message : error).replace(/\.$/, ''));
  }
}

function toItem(item: XmlNode[]): FeedItem {
  const content = html(child(item, 'content:encoded'));
  const description = html(child(item, 'description'));
  return {
    title: html(child(item, 'title')),
    link:
      children(item, 'link')
        .map(text)
        .find((link) => link.trim())
        ?.trim() ?? '',
    content: content.trim() ? content : description,
    summary: content.trim() ? description : '',
    pubDate: text(child(item, 'pubDate')).trim(),
  };
}
