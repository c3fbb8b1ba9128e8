import { XMLParser } from 'fast-xml-parser';
import { pause } from '../pause.ts';
import { decode, repairCharacters } from './decode.ts';
import { FeedError } from './feed-error.ts';
import { absoluteLink, type FeedItem, namespacePrefixes, readItem } from './feed-item.ts';
import { scanFeed } from './scan-feed.ts';
import { child, text, type XmlNode } from './xml.ts';

export interface Feed {
  /** The channel's address, or ''. */
  link: string;
  items: FeedItem[];
}

interface ReadFeedOptions {
  /** The feed's address, for relative links and error messages. */
  url?: string;
  /** Returns where XML breaks (1-based line) and how, or undefined if it is well-formed. */
  validate?: (xml: string) => { line: number; problem: string } | undefined;
}

/** The part of a document that is searched for the root element, in characters. */
const PREAMBLE = 10_000;

const parser = new XMLParser({
  preserveOrder: true, // one shape for one item, many items, and markup inside a title
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false, // a post titled '2024' keeps its name
  parseAttributeValue: false,
  trimValues: false, // bodies stay as they are, to the byte
  htmlEntities: true,
  // A long feed may have many thousands of entities. Their expansion is limited here, and the document's size by every
  // caller.
  processEntities: {
    enabled: true,
    maxTotalExpansions: 1_000_000,
    maxExpandedLength: 50_000_000,
    maxEntityCount: 1000,
  },
});

/**
 * Reads an RSS feed, with pauses, so that a page stays usable. Throws a FeedError: 'broken-xml' with the line where it
 * breaks, 'not-a-feed' for anything without `rss.channel` (an HTML page, JSON, Atom): an error, because an empty blog would
 * look like success.
 */
export async function readFeed(document: Blob, { url = '', validate }: ReadFeedOptions = {}): Promise<Feed> {
  const xml = withoutPreamble(await decode(document));
  await pause();
  const { frame, items } = await scanFeed(xml, url);
  await pause();
  const channel = readChannel(frame, validate, url);
  const link = absoluteLink(text(child(channel, 'link')).trim(), url);
  const prefixes = namespacePrefixes(xml.slice(0, (items[0]?.start ?? 0) + 1000));
  const doctype = /<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/.exec(frame.slice(0, 100_000))?.[0] ?? '';
  const feed: Feed = { link, items: [] };
  for (const { start, end } of items) {
    await pause();
    const nodes = parse(xml.slice(start, end), doctype, validate, () => ({ url, before: xml.slice(0, start) }));
    feed.items.push(readItem(child(nodes, 'item') ?? [], prefixes, link || url));
  }
  return feed;
}

/** Removes comments and warnings before the feed but keeps their line breaks. Leaves an HTML page as it is. */
function withoutPreamble(xml: string): string {
  const head = xml.slice(0, PREAMBLE).replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
  const start = head.search(/<\?xml\s|<!DOCTYPE\s+rss\b|<rss[\s>]/);
  return start < 0 || /<(?:!doctype\s+html|html)\b/i.test(head.slice(0, start))
    ? xml
    : xml.slice(0, start).replace(/[^\n]/g, '') + xml.slice(start);
}

function readChannel(frame: string, validate: ReadFeedOptions['validate'], url: string): XmlNode[] {
  const refuse = (detail: string) => new FeedError('not-a-feed', detail, url);
  const start = frame.trimStart().slice(0, 2000);
  if (!start.startsWith('<')) throw refuse('it does not start like XML');
  if (/^<(!doctype\s+html|html)\b/i.test(start)) throw refuse('it is an HTML page');
  if (/^(?:<[?!][^>]*>\s*)*<rss\b/.test(start) && !/<\/rss\s*>$/.test(frame)) {
    throw new FeedError('broken-xml', 'it ends before its elements are closed', url);
  }
  const nodes = parse(frame.trimStart(), '', validate, () => ({ url, before: '' }));
  const channel = child(child(nodes, 'rss'), 'channel');
  if (channel) return channel;
  if (child(nodes, 'feed')) throw refuse('it is an Atom feed, and the blog reads RSS 2.0');
  if (nodes.some((node) => Object.keys(node).some((name) => /(^|:)RDF$/.test(name)))) {
    throw refuse('it is an RDF feed (RSS 1.0), and the blog reads RSS 2.0');
  }
  const root = /<([a-z][\w:.-]*)/i.exec(start)?.[1];
  throw refuse(root && root !== 'rss' ? `it begins with <${root}> and has no rss.channel` : 'it has no rss.channel');
}

function parse(
  xml: string,
  doctype: string,
  validate: ReadFeedOptions['validate'],
  where: () => { url: string; before: string },
): XmlNode[] {
  const clean = repairCharacters(xml);
  const fault = validate?.(clean);
  if (fault) {
    const { url, before } = where();
    const line = before.split('\n').length - 1 + fault.line;
    throw new FeedError('broken-xml', `line ${line}, ${fault.problem}`, url);
  }
  try {
    return parser.parse(doctype + clean) as XmlNode[];
  } catch (error) {
    throw new FeedError(
      'broken-xml',
      (error instanceof Error ? error.message : String(error)).replace(/\.$/, ''),
      where().url,
    );
  }
}
