import { pause } from '../pause.ts';
import { decode, repairCharacters } from './decode.ts';
import { FeedError } from './feed-error.ts';
import { absoluteLink, type FeedItem, readItem } from './feed-item.ts';
import { child, children, type ParseXml, text, XmlFault, type XmlNode } from './xml.ts';

export interface Feed {
  /** The channel's address, or ''. */
  link: string;
  items: FeedItem[];
}

interface ReadFeedOptions {
  /** The feed's address, for relative links and error messages. */
  url: string;
  /** The build's parser or the browser's. */
  parse: ParseXml;
}

/** The part of a document that is searched for the root element, in characters. */
const PREAMBLE = 10_000;

/**
 * Reads an RSS feed, with pauses, so that a page stays usable. Throws a FeedError: 'broken-xml' with the line where it
 * breaks, 'not-a-feed' for anything without `rss.channel` (an HTML page, JSON, Atom): an error, because an empty blog would
 * look like success.
 */
export async function readFeed(document: Blob, options: ReadFeedOptions): Promise<Feed> {
  const xml = withoutScripts(withoutPreamble(await decode(document)));
  await pause();
  const channel = readChannel(repairCharacters(xml), options);
  const link = absoluteLink(text(child(channel, 'link')).trim(), options.url);
  const feed: Feed = { link, items: [] };
  for (const item of children(channel, 'item')) {
    await pause();
    feed.items.push(readItem(item, link || options.url));
  }
  return feed;
}

/** Matches the end of a feed, and what may mention it before. */
const END = /<!\[CDATA\[[\s\S]*?\]\]>|<!--[\s\S]*?-->|<\/rss\s*>/g;

/** Removes what follows the end of the feed, where hosts put scripts. */
function withoutScripts(xml: string): string {
  for (const { 0: found, index } of xml.matchAll(END))
    if (found.startsWith('</rss')) return xml.slice(0, index + found.length);
  return xml;
}

/** Removes comments and warnings before the feed but keeps their line breaks. Leaves an HTML page as it is. */
function withoutPreamble(xml: string): string {
  const head = xml.slice(0, PREAMBLE).replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
  const start = head.search(/<\?xml\s|<!DOCTYPE\s+rss\b|<rss[\s>]/);
  return start < 0 || /<(?:!doctype\s+html|html)\b/i.test(head.slice(0, start))
    ? xml
    : xml.slice(0, start).replace(/[^\n]/g, '') + xml.slice(start);
}

function readChannel(xml: string, { url, parse }: ReadFeedOptions): XmlNode[] {
  const refuse = (detail: string) => new FeedError('not-a-feed', detail, url);
  const start = xml.trimStart().slice(0, 2000);
  if (!start.startsWith('<')) throw refuse('it does not start like XML');
  if (/^<(!doctype\s+html|html)\b/i.test(start)) throw refuse('it is an HTML page');
  if (/^(?:<[?!][^>]*>\s*)*<rss\b/.test(start) && !/<\/rss\s*>$/.test(xml)) {
    throw new FeedError('broken-xml', 'it ends before its elements are closed', url);
  }
  const nodes = parseXml(parse, xml, url);
  const channel = child(child(nodes, 'rss'), 'channel');
  if (channel) return channel;
  if (child(nodes, 'feed')) throw refuse('it is an Atom feed, and the blog reads RSS 2.0');
  if (nodes.some((node) => Object.keys(node).some((name) => /(^|:)RDF$/.test(name)))) {
    throw refuse('it is an RDF feed (RSS 1.0), and the blog reads RSS 2.0');
  }
  const root = /<([a-z][\w:.-]*)/i.exec(start)?.[1];
  throw refuse(root && root !== 'rss' ? `it begins with <${root}> and has no rss.channel` : 'it has no rss.channel');
}

function parseXml(parse: ParseXml, xml: string, url: string): XmlNode[] {
  const [before = ''] = /^\s*/.exec(xml) ?? [];
  try {
    return parse(xml.slice(before.length));
  } catch (error) {
    const problem = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
    const line = error instanceof XmlFault ? `line ${before.split('\n').length - 1 + error.line}, ` : '';
    throw new FeedError('broken-xml', line + problem, url);
  }
}
