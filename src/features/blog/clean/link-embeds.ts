import { words } from '../../../locale.ts';
import { decodePart, parseUrl } from '../../../lib/net/url.ts';
import { collapseWhitespace, elements } from './dom.ts';
import { addressOf, hasContent, isCustom, isFrame, offerOf, writtenOf } from './embed-address.ts';
import { contentOfJson, type JsonContent } from './json-content.ts';
import { isPixel } from './pictures.ts';

/** The class of a link that replaces an embed. It gets its text last, so that no excerpt includes it. */
export const EMBED = 'embedded-player';

const NEVER = /^(?:style|meta|link|source|track|param|template|input|option|html|head|body|no-script)$/;
const PLAYER = /youtu|vimeo|dailymotion|wistia|video|player|embed|fb-post|instagram-media/i;
const WIDGET = /\sdata-(?:url|src|href|tf-\w+|cal-link)=|="\{/;
/** Scripts that show nothing. */
const HELPER = /google|doubleclick|facebook\.net|jquery|stats\.wp|pixel|analytics|iframe_api/i;
/** A title that says only that there is a player. */
const GENERIC = /(?:player|embed|embedded \w+|i?frame|widget|tweet|content)$|\/\//i;

export interface PostAddress {
  url: string;
  /** Whether the post is the site's own, and so has no other page that plays its videos. */
  isOwn: boolean;
}

/**
 * Replaces every player, widget and form with a link to it, because the policy allows no frames. A video without an address of its
 * own is played at the post's address. Adds the tags of those without an address to `lost`.
 */
export function linkEmbeds(root: Element, { url: page, isOwn }: PostAddress, lost: string[]): void {
  const scripts: string[] = [];
  let last: { href: string; link: Element } | undefined;
  for (const element of elements(root, '*')) {
    const written = NEVER.test(element.localName) || !root.contains(element) ? '' : writtenOf(element);
    if (!isEmbed(element, written)) continue;
    const replaced = isFrame(element) || !hasContent(element);
    const { parts: shown, url, title }: JsonContent = replaced ? contentOfJson(element) : { parts: [] };
    const isAtPage = !isOwn && replaced && !isFrame(element) && hasId(element);
    const href = addressOf(element, written, replaced) ?? url ?? (isAtPage ? page : '');
    const isTracker = isPixel(element) && !offerOf(href) && !collapseWhitespace(element.textContent);
    const isCopy = last && keyOf(last.href) === keyOf(href) && !textBetween(last.link, element);
    if (href && !isTracker && !isCopy) {
      const link = linkTo(href, labelOf(parseUrl(href, page), element, title), element);
      last = { href, link };
      shown.push(link);
    }
    if (element.localName === 'script' && !href) scripts.push(written);
    else if (!href && !isTracker && replaced && shown.length === 0 && isNamed(element, written))
      lost.push(tagOf(written));
    if (isFrame(element) || (replaced && (href || shown.length > 0))) element.replaceWith(...shown);
    else if (element.localName === 'img') element.after(...shown);
    else element.append(...shown);
  }
  const linked = elements(root, 'a').map((link) => siteOf(link.getAttribute('href') ?? ''));
  for (const script of scripts) {
    const src = /\ssrc="([^"]*)/.exec(script)?.[1] ?? '';
    if (src && !HELPER.test(src) && !linked.includes(siteOf(src))) lost.push(tagOf(script));
  }
}

/** Returns whether an element shows something of elsewhere, or would if a script filled it. */
function isEmbed(element: Element, written: string): boolean {
  if (isFrame(element) || element.localName === 'script') return written !== '';
  if (!written || !(isCustom(element) || PLAYER.test(written) || WIDGET.test(written))) return false;
  if (element.closest('a[href]') ?? element.parentElement?.closest('blockquote')) return false;
  return !elements(element, '*').some((inside) => isFrame(inside) || inside.hasAttribute('href'));
}

/** Returns whether a script finds an element's video by an id, at a provider that has no address for it. */
function hasId(element: Element): boolean {
  const named = /video|player/i.test(element.localName + element.className);
  return element
    .getAttributeNames()
    .some((name) => /(?:video|media|playback|track).*id$/i.test(name) || (named && /-id$|attrs$/i.test(name)));
}

/** Returns whether an element without an address was meant to show something. */
function isNamed(element: Element, written: string): boolean {
  const isFound = PLAYER.test(element.className) && /\s(?:id|data-(?!style)[\w-]*)="/.test(written);
  return isFrame(element) || isCustom(element) || isFound;
}

function textBetween(link: Element, element: Element): string {
  const range = element.ownerDocument.createRange();
  range.setStartAfter(link);
  range.setEndBefore(element);
  return collapseWhitespace(range.toString());
}

/** Returns what a link says: what a reader can do, where, and the title that the element has. */
function labelOf(url: URL | undefined, element: Element, written?: string): string {
  const titles = ['title', 'data-title', 'playlabel', 'aria-label'].map((name) => element.getAttribute(name));
  const title = [...titles, written].find((name) => name?.trim() && !GENERIC.test(name.trim()));
  const kind = /audio|video/.exec(element.localName)?.[0] as 'audio' | 'video' | undefined;
  const offer = offerOf(url?.href ?? '') ?? kind ?? (hasId(element) ? 'video' : 'other');
  const file = decodePart(url?.pathname.split('/').at(-1) ?? '');
  const label = words.embeds[offer].replace(
    '{place}',
    /File$/.test(offer) ? file : (url?.host.replace(/^www\./, '') ?? ''),
  );
  return title ? `${label}: ${title}` : label;
}

function linkTo(href: string, label: string, element: Element): Element {
  const link = element.ownerDocument.createElement('a');
  link.setAttribute('href', href);
  link.setAttribute('title', label);
  link.className = EMBED;
  if (element.closest('p')) return link;
  const paragraph = element.ownerDocument.createElement('p');
  paragraph.append(link);
  return paragraph;
}

/** Returns an address without what its copies may differ in. */
function keyOf(href: string): string {
  return href.replace(/^\s*(?:https?:)?/i, '').replace(/[?#](?!v=).*/, '');
}

/** Returns the last two names of an address's host: `calendly.com` of `//assets.calendly.com/x.js`. */
function siteOf(address: string): string {
  return parseUrl(address, 'https://x')?.host.split('.').slice(-2).join('.') ?? '';
}

function tagOf(written: string): string {
  const [tag = ''] = /^<[^>]*/.exec(written) ?? [];
  return `${tag.slice(0, 101).trim()}>`;
}
