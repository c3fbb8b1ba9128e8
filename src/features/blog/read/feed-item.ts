import { parseUrl } from '../../../lib/net/url.ts';
import { offerOf } from '../clean/embed-address.ts';
import type { OwnPost } from '../post.ts';
import { escapeXml } from '../../../lib/escape.ts';
import { attributesOf, child, children, contentOf, html, nameOf, text, type XmlNode } from './xml.ts';

/** An item of a feed. Texts are as the feed has them; a missing one is ''. */
export interface FeedItem {
  title: string;
  /** Absolute, if the feed has an absolute link. */
  link: string;
  /** HTML: the encoded content, or else the description. */
  content: string;
  pubDate: string;
  /** HTML: the description if the item also has an encoded content, or ''. */
  summary: string;
  /** The address of the picture that the item has next to its body: its enclosure's, or Media RSS's. */
  picture?: string;
  /** Set for a Markdown post; missing in a remote feed. */
  own?: OwnPost;
}

/** A feed chooses its prefixes. WordPress exports a summary as `excerpt:encoded`. */
const CONTENT = /^(?!excerpt:)[\w.-]+:encoded$/;
const DATE = /^[\w.-]+:date$/;

/** The elements that can describe an item, the best first. A podcast may have the second alone. */
const DESCRIPTIONS = [
  'description',
  'itunes:summary',
  'googleplay:description',
  'media:description',
  'itunes:subtitle',
];

/** Reads an item of a feed. Its links are resolved against `base`. */
export function readItem(item: XmlNode[], base: string): FeedItem {
  const bodyOf = (tag: string) => html(child(item, tag));
  const content = children(item, CONTENT)
    .map(html)
    .find((body) => body.trim());
  const description = DESCRIPTIONS.map(bodyOf).find((body) => body.trim()) ?? '';
  const dates = [child(item, 'pubDate'), ...children(item, DATE)];
  return {
    title: bodyOf('title'),
    link: absoluteLink(linkOf(item), base),
    content: withMedia(content ?? description, item),
    summary: content === undefined ? '' : description,
    pubDate: dates.map((date) => text(date).trim()).find(Boolean) ?? '',
    ...pictureOf(item),
  };
}

/** Appends the sound or the film that an item has next to its body, as a player, unless the body mentions it. */
function withMedia(body: string, item: XmlNode[]): string {
  const media = attachments(item).filter(({ name }) => /^enclosure$|:content$/.test(name));
  for (const { name, type, url } of media) {
    // A type may say nothing, as application/octet-stream does.
    const [kind] = /^(?:audio|video)/i.exec(/^(?:audio|video|image)/i.test(type) ? type : (offerOf(url) ?? '')) ?? [];
    const isShown =
      name === 'enclosure' ? body.includes(url.split('?')[0] ?? '') : /<(?:iframe|video|audio)\b/i.test(body);
    if (kind && !isShown) return `${body}<${kind.toLowerCase()} src="${escapeXml(url)}"></${kind.toLowerCase()}>`;
  }
  return body;
}

/** The elements that can name an item's picture, the best first, whatever their prefix. */
const PICTURES = [/^enclosure$/, /:content$/, /:thumbnail$/, /:image$/, /^image$/];

function pictureOf(item: XmlNode[]): { picture?: string } {
  const named = attachments(item);
  for (const tag of PICTURES) {
    const found = named.filter((one) => tag.test(one.name) && (/thumbnail$|image$/.test(one.name) || isPicture(one)));
    const [widest] = found.sort((a, b) => b.width - a.width);
    if (widest) return { picture: widest.url };
  }
  return {};
}

function isPicture({ type, url }: Attachment): boolean {
  return /^image/i.test(type) || (!/\//.test(type) && /\.(?:avif|gif|jpe?g|png|webp)(?:[?#]|$)/i.test(url));
}

interface Attachment {
  name: string;
  url: string;
  type: string;
  width: number;
}

/** Returns the elements of an item that have an address, also those in a group of media. */
function attachments(nodes: XmlNode[]): Attachment[] {
  return nodes.flatMap((node) => {
    const name = nameOf(node);
    const { url = '', href = '', type, medium, width } = attributesOf(node);
    const inside = /^(?:description|[\w.-]+:encoded)$/.test(name) ? [] : contentOf(node);
    const own = {
      name,
      url: (url || href || text(child(inside, 'url'))).trim(),
      type: type ?? medium ?? '',
      width: Number(width) || 0,
    };
    return [...(own.url ? [own] : []), ...attachments(inside)];
  });
}

/** Returns the first link that isn't empty, or the guid if it is a link. */
function linkOf(item: XmlNode[]): string {
  const links = children(item, 'link').map((link) => text(link).trim());
  const guid = text(child(item, 'guid')).trim();
  const { isPermaLink } = attributesOf(item.find((node) => nameOf(node) === 'guid'));
  const permanent = isPermaLink !== 'false' && /^https?:/i.test(guid);
  return links.find(Boolean) ?? (permanent ? guid : '');
}

/** Returns a link as an absolute http or https address, or ''. */
export function absoluteLink(link: string, base: string): string {
  const url = link ? parseUrl(/^www\./i.test(link) ? `https://${link}` : link, base || undefined) : undefined;
  return url && /^https?:$/.test(url.protocol) ? url.href.replace(/\/$/, link.endsWith('/') ? '/' : '') : '';
}
